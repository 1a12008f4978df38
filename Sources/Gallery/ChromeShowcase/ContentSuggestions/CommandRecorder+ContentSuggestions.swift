import ChromeUI
import Foundation
import ShowcaseKit

extension CommandRecorder: ContentSuggestionsCommands {
  public func openPageForItem(at indexPath: IndexPath) {
    record(
      protocol: "ContentSuggestionsCommands", selector: "openPageForItemAtIndexPath:",
      ObjectiveCIndexPath(indexPath))
  }

  public func openMostVisitedItem(at index: Int) {
    record(protocol: "ContentSuggestionsCommands", selector: "openMostVisitedItemAtIndex:", index)
  }

  public func dismissModals() {
    record(protocol: "ContentSuggestionsCommands", selector: "dismissModals")
  }

  public func handleLearnMoreTapped() {
    record(protocol: "ContentSuggestionsCommands", selector: "handleLearnMoreTapped")
  }
}

/// Describes an index path as `NSIndexPath` does: `<NSIndexPath> {length = 2, path = 2 - 0}`.
private struct ObjectiveCIndexPath: CustomStringConvertible {
  private let indexPath: IndexPath

  init(_ indexPath: IndexPath) {
    self.indexPath = indexPath
  }

  var description: String {
    let path = indexPath.map(String.init).joined(separator: " - ")
    return "<NSIndexPath> {length = \(indexPath.count), path = \(path)}"
  }
}
