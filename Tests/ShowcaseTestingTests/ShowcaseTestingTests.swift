// ShowcaseTesting
