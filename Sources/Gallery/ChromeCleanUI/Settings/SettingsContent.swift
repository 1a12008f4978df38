/// What the settings show.
public struct SettingsContent: Hashable, Sendable {
  /// The names of all search engines.
  public var searchEngines: [String]
  /// The place of the one that is used.
  public var searchEngineIndex: Int?
  public var blocksPopUps: Bool
  /// How many visited pages are kept.
  public var pageCount: Int
  public var version: String

  public init(
    searchEngines: [String], searchEngineIndex: Int?, blocksPopUps: Bool, pageCount: Int, version: String
  ) {
    self.searchEngines = searchEngines
    self.searchEngineIndex = searchEngineIndex
    self.blocksPopUps = blocksPopUps
    self.pageCount = pageCount
    self.version = version
  }
}
