// ShowcaseKit
