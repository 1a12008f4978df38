import Foundation

extension UIButton {
  /// Makes a button with a configuration that runs an action, with the action's title and picture where the
  /// configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    contentDidChange()
  }

  /// Makes a system button that runs an action, with the action's title and picture.
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
  public var currentAttributedTitle: NSAttributedString? { value(of: attributedTitles) }
  /// The title's color now.
  public var currentTitleColor: UIColor {
    if let configuration { return configuration.foregroundColor(isEnabled: isEnabled, tintColor: tintColor) }
    return value(of: colors) ?? (isEnabled ? (buttonType == .system ? tintColor : .white) : .systemGray)
  }
  /// The picture that shows now.
  public var currentImage: UIImage? { configuration?.image ?? value(of: images) }
  /// The picture behind the content now.
  public var currentBackgroundImage: UIImage? { value(of: backgroundImages) }
  /// The color behind the content, by the configuration.
  public var currentBackgroundColor: UIColor? {
    configuration?.backgroundColor(isEnabled: isEnabled, tintColor: tintColor)
  }

  public func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  /// Sets a title with attributes, which counts more than a plain one; only its characters are shown.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }

  public func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    update()
  }

  public func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }

  public func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  public func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  public func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }

  public func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  public func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  /// The value for exactly the present state, or that for the normal state.
  private func value<Value>(of values: [State: Value]) -> Value? {
    values[state] ?? values[.normal]
  }
}

extension UIButton {
  /// How a button looks; the system's pictures come with a name for assistive technology.
  public enum ButtonType: String, Hashable, Sendable, CaseIterable {
    case custom
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case close

    /// The picture that the type has of its own.
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
