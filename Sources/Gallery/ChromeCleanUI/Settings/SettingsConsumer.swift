/// Shows the settings.
@MainActor
package protocol SettingsConsumer: AnyObject {
  func setContent(_ content: SettingsContent)
}

/// What the settings show.
package struct SettingsContent: Hashable, Sendable {
  /// The names of all search engines.
  package var searchEngines: [String]
  /// The index of the one that is used.
  package var searchEngineIndex: Int?
  package var blocksPopUps: Bool
  /// How many visited pages are kept.
  package var pageCount: Int
  package var version: String

  package init(
    searchEngines: [String], searchEngineIndex: Int?, blocksPopUps: Bool, pageCount: Int, version: String
  ) {
    self.searchEngines = searchEngines
    self.searchEngineIndex = searchEngineIndex
    self.blocksPopUps = blocksPopUps
    self.pageCount = pageCount
    self.version = version
  }
}
