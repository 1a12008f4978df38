import Foundation

/// What a long press on a view shows; a preview is never shown.
@MainActor
public final class UIContextMenuConfiguration {
  /// The name that the delegate knows the menu by.
  public let identifier: any Hashable
  let actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)?

  /// Makes a menu for a long press.
  ///
  /// - Parameters:
  ///   - identifier: The name that the delegate knows the menu by; a new one by default.
  ///   - previewProvider: Is never asked.
  ///   - actionProvider: Is asked for the menu when it is about to show, with no suggestions.
  public init(
    identifier: (any Hashable)? = nil, previewProvider: (@MainActor () -> UIViewController?)? = nil,
    actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? UUID()
    self.actionProvider = actionProvider
  }
}
