import TextFormats

extension PlanConfiguration {
  /// The options with an effect on goldens, as they are written, sorted by their keys.
  ///
  /// The same text means the same stage; values of variables are not expanded in it.
  package var textOfMeaning: String {
    effectiveMembers.filter { !OptionKey.withoutEffectOnGoldens.contains($0.key) }
      .map { "\($0.key): \($0.value.xcodeText)" }.joined(separator: "\n")
  }
}
