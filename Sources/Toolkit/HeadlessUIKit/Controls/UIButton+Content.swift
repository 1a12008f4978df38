import Foundation

extension UIButton {
  /// Creates a button with a configuration and an action. The action supplies a title and an image
  /// that the configuration lacks.
  ///
  /// - Parameters:
  ///   - configuration: The look and the content.
  ///   - primaryAction: Performed by a tap; `nil` by default.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    contentDidChange()
  }

  /// Creates a button with an action and the action's title and image.
  ///
  /// - Parameters:
  ///   - type: The kind of the button; `system` by default.
  ///   - primaryAction: Performed by a tap; `nil` for no action.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }
}

extension UIButton {
  /// The current title: the configuration's, otherwise the attributed one, otherwise the plain one.
  public var currentTitle: String? {
    configuration?.title ?? currentAttributedTitle?.string ?? value(of: titles)
  }
  /// The attributed title of the current state, otherwise of the normal state.
  public var currentAttributedTitle: NSAttributedString? {
    guard let configuration else { return value(of: attributedTitles) }
    return configuration.styledTitle ?? value(of: attributedTitles)
  }
  /// The current color of the title. Without a color for the state, it is the tint color for a
  /// system button, white for a custom one, and gray for a disabled one.
  public var currentTitleColor: UIColor {
    if let configuration { return configuration.foregroundColor(isEnabled: isEnabled, tintColor: tintColor) }
    return value(of: colors) ?? (isEnabled ? (buttonType == .system ? tintColor : .white) : .systemGray)
  }
  /// The current image: the configuration's, otherwise the state's.
  public var currentImage: UIImage? {
    let image = configuration?.image ?? value(of: images)
    guard let symbol = configuration?.preferredSymbolConfigurationForImage else { return image }
    return image?.applyingSymbolConfiguration(symbol) ?? image
  }
  /// The current image behind the content; a configuration has no such image.
  public var currentBackgroundImage: UIImage? { value(of: backgroundImages) }
  /// The configuration's current background color; `nil` without a configuration.
  public var currentBackgroundColor: UIColor? {
    configuration?.backgroundColor(isEnabled: isEnabled, tintColor: tintColor)
  }

  /// Sets the plain title of a state.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` shows the normal state's.
  ///   - state: The exact state, such as `[.selected, .highlighted]`; `.normal` serves states
  ///     without a title.
  public func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  /// Sets the attributed title of a state, which overrides the plain one.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` shows the normal state's.
  ///   - state: The exact state; `.normal` serves states without a title.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }

  /// Sets the color of the title in a state.
  ///
  /// - Parameters:
  ///   - color: The color; `nil` shows the normal state's, otherwise the default.
  ///   - state: The exact state; `.normal` serves states without a color.
  public func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    // A color does not affect the layout.
    update()
  }

  /// Sets the image of a state.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` shows the normal state's.
  ///   - state: The exact state; `.normal` serves states without an image.
  public func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  /// Sets the image under the content in a state.
  ///
  /// - Parameters:
  ///   - image: The image, whose size is the button's minimum size in that state; `nil` shows the
  ///     normal state's.
  ///   - state: The exact state; `.normal` serves states without an image.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }

  /// Returns the plain title of a state.
  ///
  /// - Parameter state: The exact state; without a title of its own, the result is the normal
  ///   state's.
  public func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Returns the attributed title of a state.
  ///
  /// - Parameter state: The exact state; without a title of its own, the result is the normal
  ///   state's.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  /// Returns the title's color in a state; `nil` for the default.
  ///
  /// - Parameter state: The exact state; without a color of its own, the result is the normal
  ///   state's.
  public func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }

  /// Returns the image of a state.
  ///
  /// - Parameter state: The exact state; without an image of its own, the result is the normal
  ///   state's.
  public func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// Returns the background image of a state.
  ///
  /// - Parameter state: The exact state; without an image of its own, the result is the normal
  ///   state's.
  public func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  /// Returns the value for exactly the current state, otherwise for the normal state. As in UIKit,
  /// states are not combined.
  private func value<Value>(of values: [State: Value]) -> Value? {
    values[state] ?? values[.normal]
  }
}

extension UIButton {
  /// The kind of a button. The system's images have a name for assistive technology.
  public enum ButtonType: String, Hashable, Sendable, CaseIterable {
    /// A button without a look of its own: a white title in 18 points.
    case custom
    /// A button with the tint color, and a title in 15 points.
    case system
    /// A circled letter "i" that shows details.
    case detailDisclosure
    /// A circled letter "i", for dark backgrounds; the same image as `detailDisclosure`.
    case infoLight
    /// A circled letter "i", for light backgrounds; the same image as `detailDisclosure`.
    case infoDark
    /// A circled plus sign.
    case contactAdd
    /// A cross that closes the button's screen.
    case close

    /// The image of the type.
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

  /// Selects the action that was chosen in the menu, if ``changesSelectionAsPrimaryAction`` is set.
  func menuDidSelect(_ action: UIAction) {
    guard changesSelectionAsPrimaryAction else { return }
    menu?.select(action)
    showSelectedElement()
  }

  /// Shows the title of the selected action, if ``changesSelectionAsPrimaryAction`` is set. If no
  /// action is on, turns the first one on.
  func showSelectedElement() {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    if menu.selectedElements.isEmpty, let first = menu.actions.first { menu.select(first) }
    guard let selected = menu.selectedElements.first else { return }
    // A configuration's title overrides the titles of states.
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
  @Unretained private var button: UIButton?
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
