import Foundation

/// A replacement for UIKit's picker of fonts: the font that is chosen, and a button that ends it.
///
/// In a golden it is one node, `UIFontPickerViewController "Georgia"`. There are no fonts to tap: ``choose(_:)``
/// chooses one.
///
///     let configuration = UIFontPickerViewController.Configuration()
///     configuration.includeFaces = true
///     let picker = UIFontPickerViewController(configuration: configuration)
///     controller.present(picker, animated: true)
///     picker.choose(UIFont.systemFont(ofSize: 17).fontDescriptor)  // As if the user tapped it.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// What a picker of fonts offers.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether the faces of a family can be chosen; `false` by default. A golden has it.
    open var includeFaces: Bool = false
    /// Whether all names are in the system's font; `false` by default. Stored only.
    open var displayUsingSystemFont: Bool = false
    /// The traits that fonts must have; none by default. Stored only.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// Creates a configuration with UIKit's defaults.
    public nonisolated override init() { super.init() }
  }

  /// What the picker offers.
  public let configuration: Configuration
  /// The object that receives the choice.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that is chosen; `nil` by default. The delegate is not called if the app sets it.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Creates a picker to present.
  ///
  /// - Parameter configuration: What the picker offers.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker with UIKit's defaults.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Returns `nil`, since there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let name = "UIFontPickerViewController"
    let button = SystemScreenView.endButton(.cancel, of: name) { [unowned self] in
      delegate?.fontPickerViewControllerDidCancel(self)
      dismissUnlessDone()
    }
    view = SystemScreenView(name, button: button) { [unowned self] in
      var content = SystemScreenContent(
        selectedFontDescriptor.map { UIFont(descriptor: $0, size: 0).fontName } ?? title)
      if configuration.includeFaces { content.add("faces", "all") }
      return content
    }
  }

  /// Chooses a font as the user does by a tap, which the delegate learns; then the picker is dismissed. Not part of
  /// UIKit.
  ///
  /// - Parameter font: The font's descriptor.
  public final func choose(_ font: UIFontDescriptor) {
    selectedFontDescriptor = font
    delegate?.fontPickerViewControllerDidPickFont(self)
    dismissUnlessDone()
  }

  override func wasDismissedByUser() { delegate?.fontPickerViewControllerDidCancel(self) }
}

/// Receives the choice of a font.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// Called after a font was chosen; does nothing by default.
  ///
  /// - Parameter viewController: The picker, whose ``UIFontPickerViewController/selectedFontDescriptor`` is the font.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Called after the user left without a choice; does nothing by default.
  ///
  /// - Parameter viewController: The picker.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
