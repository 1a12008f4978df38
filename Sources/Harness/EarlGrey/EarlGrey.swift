// EarlGrey
