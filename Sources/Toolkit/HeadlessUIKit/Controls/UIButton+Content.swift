import Foundation

extension UIButton {
  /// Makes a button with a configuration that runs an action. The action supplies title and picture
  /// where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    contentDidChange()
  }

  /// Makes a button that runs an action and has the action's title and picture; a system button by
  /// default.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }
}

extension UIButton {
  /// The title that shows now: the configuration's, else the attributed one, else the plain one.
  public var currentTitle: String? {
    configuration?.title ?? currentAttributedTitle?.string ?? value(of: titles)
  }
  /// The attributed title of the present state or, where that has none, of the normal state.
  public var currentAttributedTitle: NSAttributedString? {
    guard let configuration else { return value(of: attributedTitles) }
    return configuration.styledTitle ?? value(of: attributedTitles)
  }
  /// The color that the title has now. Without a color for the state it is the tint color on a
  /// system button, white on a custom one, and gray on a disabled one.
  public var currentTitleColor: UIColor {
    if let configuration { return configuration.foregroundColor(isEnabled: isEnabled, tintColor: tintColor) }
    return value(of: colors) ?? (isEnabled ? (buttonType == .system ? tintColor : .white) : .systemGray)
  }
  /// The picture that shows now: the configuration's, else that of the state.
  public var currentImage: UIImage? {
    let image = configuration?.image ?? value(of: images)
    guard let symbol = configuration?.preferredSymbolConfigurationForImage else { return image }
    return image?.applyingSymbolConfiguration(symbol) ?? image
  }
  /// The picture behind the content now; it has no configured counterpart.
  public var currentBackgroundImage: UIImage? { value(of: backgroundImages) }
  /// The color behind the content now, as the configuration has it; `nil` without a configuration.
  public var currentBackgroundColor: UIColor? {
    configuration?.backgroundColor(isEnabled: isEnabled, tintColor: tintColor)
  }

  /// Sets the plain title of a state; `nil` removes it, and the normal state's title shows.
  public func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  /// Sets the attributed title of a state, which takes precedence over a plain one.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }

  /// Sets the color of the title in a state; `nil` restores the default.
  public func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    // A color changes no size, so no layout is necessary.
    update()
  }

  /// Sets the picture of a state; `nil` removes it, and the normal state's picture shows.
  public func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  /// Sets the picture behind the content in a state. The button is at least as large as that of the
  /// present state.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }

  /// Returns the plain title of a state or, where that has none, of the normal state.
  public func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Returns the attributed title of a state or, where that has none, of the normal state.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  /// Returns the title's color in a state or, where that has none, in the normal state; `nil` if
  /// neither was set.
  public func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }

  /// Returns the picture of a state or, where that has none, of the normal state.
  public func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// Returns the background picture of a state or, where that has none, of the normal state.
  public func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  /// Returns the value for exactly the present state, or that for the normal state, as UIKit
  /// combines no states.
  private func value<Value>(of values: [State: Value]) -> Value? {
    values[state] ?? values[.normal]
  }
}

extension UIButton {
  /// The kind of a button. The system's pictures come with a name for assistive technology.
  public enum ButtonType: String, Hashable, Sendable, CaseIterable {
    /// A button without a look: white titles in 18 points.
    case custom
    /// A button whose titles and symbols have the tint color, in 15 points.
    case system
    /// A circled letter "i" that leads to details.
    case detailDisclosure
    /// A circled letter "i", for dark backgrounds; the same picture as `detailDisclosure`.
    case infoLight
    /// A circled letter "i", for light backgrounds; the same picture as `detailDisclosure`.
    case infoDark
    /// A circled plus sign.
    case contactAdd
    /// A cross that closes what the button is on.
    case close

    /// The picture that the type brings along.
    var image: UIImage? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
      case .contactAdd: UIImage(systemName: "plus.circle")
      case .close: UIImage(systemName: "xmark")
      }
    }

    @MainActor var accessibilityLabel: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: SystemText.moreInfo.localized
      case .contactAdd: SystemText.add.localized
      case .close: SystemText.close.localized
      }
    }
  }
}

extension UIButton {
  /// Opens the menu beside the button.
  func showMenu(_ menu: UIMenu) {
    sendActions(for: .menuActionTriggered)
    _ = UIContextMenuContainerView.present(menu, from: self, at: bounds)
  }

  /// Shows the action that was chosen in the menu, if the button offers a choice.
  func menuDidSelect(_ action: UIAction) {
    guard changesSelectionAsPrimaryAction else { return }
    menu?.select(action)
    showSelectedElement()
  }

  /// Shows the title of the selected action, if the button offers a choice. Where no action is on,
  /// the first one is turned on.
  func showSelectedElement() {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    if menu.selectedElements.isEmpty, let first = menu.actions.first { menu.select(first) }
    guard let selected = menu.selectedElements.first else { return }
    // A configuration's title hides the titles of states.
    if configuration == nil {
      setTitle(selected.title, for: .normal)
    } else {
      configuration?.title = selected.title
    }
  }
}

/// Provides the menu of a button for a long press.
@preconcurrency @MainActor
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
