import EarlGrey

extension ScriptVocabulary {
  /// What scripts can say: EarlGrey's matchers, actions and interactions, and the harness's own statements.
  package static let standard = ScriptVocabulary(
    EarlGreyBindings.functions + interactions + [snapshot, application]
      + StatementBindings.all.map(\.function), aliases: EarlGreyAliases.all,
    constants: [
      "kGREYPinchAngleDefault": kGREYPinchAngleDefault, "kGREYTwistAngleDefault": kGREYTwistAngleDefault,
    ])
}
