-- The texts of the programme. A new version is a new row, so that what somebody agreed to can always be read again.
create table text_page (
  page text not null
    constraint text_page_known check (page in ('privacy', 'regulation', 'delete-account', 'support')),
  version integer not null constraint text_page_version_counts check (version > 0),
  language text not null constraint text_page_language_known check (language in ('pt-BR', 'es', 'en')),
  title text not null constraint text_page_titled check (title <> ''),
  -- HTML of the few elements that a text needs, made harmless before it is written.
  description text not null constraint text_page_written check (description <> ''),
  updated_at timestamptz not null,
  -- Two people who publish at the same moment would otherwise both be told that theirs is in force.
  constraint text_page_version_once primary key (page, language, version)
);
