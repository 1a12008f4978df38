extension UseCase {
  /// The same use case with more tags, by which plans select and skip it.
  ///
  ///     UseCase("Ten thousand rows", of: HistoryViewController.self).tagged("slow")
  ///
  /// A plan may write them with a dot in front, as Xcode does: `"skippedTags" : { "tags" : [ ".slow" ] }`.
  public func tagged(_ tags: String...) -> UseCase {
    var copy = self
    for tag in tags where !copy.tags.contains(tag) { copy.tags.append(tag) }
    return copy
  }
}
