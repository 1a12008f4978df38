import Foundation

/// What the user does with suggestions.
@MainActor
package protocol ContentSuggestionsCommands: AnyObject {
  func openPageForItem(at indexPath: IndexPath)
  func openMostVisitedItem(at index: Int)
  /// A suggestion was swiped away: what lies over the list has lost its subject.
  func dismissModals()
  func handleLearnMoreTapped()
}
