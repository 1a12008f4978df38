import Foundation

/// Has the menu of a button for a long press.
@MainActor
final class ButtonMenuSource: UIContextMenuInteractionDelegate {
  private weak var button: UIButton?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(_ button: UIButton) {
    self.button = button
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let button, button.isEnabled, let menu = button.menu else { return nil }
    button.sendActions(for: .menuActionTriggered)
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }
}

extension UIButton {
  /// Opens the menu below the button.
  func showMenu(_ menu: UIMenu) {
    sendActions(for: .menuActionTriggered)
    _ = UIContextMenuContainerView.present(menu, from: self, at: bounds)
  }

  /// Shows the action that was chosen in the menu, if the button is a choice.
  func menuDidSelect(_ action: UIAction) {
    guard changesSelectionAsPrimaryAction else { return }
    menu?.select(action)
    showSelectedElement()
  }

  /// A choice shows the title of what is chosen: at first the first action, if none is on.
  func showSelectedElement() {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    if menu.selectedElements.isEmpty, let first = menu.actions.first { menu.select(first) }
    guard let selected = menu.selectedElements.first else { return }
    if configuration == nil {
      setTitle(selected.title, for: .normal)
    } else {
      configuration?.title = selected.title
    }
  }
}
