import ChromeUI
import Foundation
import ShowcaseKit

extension CommandRecorder: ContentSuggestionsCommands {
  package func openPageForItem(at indexPath: IndexPath) {
    record(
      protocol: "ContentSuggestionsCommands", selector: "openPageForItemAtIndexPath:",
      ObjectiveCIndexPath(indexPath))
  }

  package func openMostVisitedItem(at index: Int) {
    record(protocol: "ContentSuggestionsCommands", selector: "openMostVisitedItemAtIndex:", index)
  }

  package func dismissModals() {
    record(protocol: "ContentSuggestionsCommands", selector: "dismissModals")
  }

  package func handleLearnMoreTapped() {
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
