import FocusModel
import ShowcaseKit

/// What pages leave behind: the texts of their fields. That it is forgotten is recorded.
@MainActor
final class MockBrowsingData: BrowsingDataStore {
  /// The texts that were submitted, in order.
  private(set) var entries: [String] = []
  private let commands = CommandRecorder.current

  func remember(_ entry: String) {
    entries.append(entry)
  }

  func remove(_ kinds: Set<BrowsingDataKind>) {
    if kinds.contains(.localStorage) { entries = [] }
    commands.record("BrowsingDataStore", kinds.map(\.rawValue).sorted(), function: "remove(_:)")
  }
}
