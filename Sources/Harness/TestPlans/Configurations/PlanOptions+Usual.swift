extension PlanOptions {
  /// Whether the options show what a person expects of an app that is opened: on the phone, upright and
  /// light, read from left to right in the text size of most people, in the language that apps have by
  /// default.
  package var areUsual: Bool {
    [nil, "iPhone"].contains(device) && [nil, .portrait].contains(orientation)
      && [nil, .light].contains(userInterfaceStyle) && [nil, .leftToRight].contains(layoutDirection)
      && [nil, .large].contains(contentSizeCategory) && [nil, "en"].contains(language)
      && pseudolanguage == nil && accessibility.isEmpty && projection == .hierarchy
  }
}

extension [PlanConfiguration] {
  /// The configurations with the usual ones before the others, otherwise in the same order.
  var usualFirst: [PlanConfiguration] {
    filter(\.options.areUsual) + filter { !$0.options.areUsual }
  }
}
