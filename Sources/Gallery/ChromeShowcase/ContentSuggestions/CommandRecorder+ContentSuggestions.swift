import ChromeUI
import Foundation
import ShowcaseKit

extension CommandRecorder: ContentSuggestionsCommands {
  public func openPageForItem(at indexPath: IndexPath) {
    record(protocol: "ContentSuggestionsCommands", selector: "openPageForItemAtIndexPath:", indexPath)
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
