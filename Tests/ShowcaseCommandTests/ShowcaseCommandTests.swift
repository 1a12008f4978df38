// ShowcaseCommand
