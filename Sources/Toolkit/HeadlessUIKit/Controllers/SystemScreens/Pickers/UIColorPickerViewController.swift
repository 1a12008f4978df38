import Foundation

/// A replacement for UIKit's picker of colors: its color, and a button that ends it.
///
/// In a golden it is one node, `UIColorPickerViewController "Tint" color=systemRed`. There are no colors to tap:
/// ``choose(_:)`` chooses one.
///
///     let picker = UIColorPickerViewController()
///     picker.title = "Tint"
///     picker.selectedColor = .systemRed
///     controller.present(picker, animated: true)
///     picker.choose(.systemBlue)  // As if the user tapped it.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// The object that receives the choice.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The color; black by default. The delegate is not called if the app sets it.
  open var selectedColor: UIColor = .black
  /// Whether the user can choose how opaque the color is; `true` by default.
  open var supportsAlpha: Bool = true
  /// Whether the user can choose a color of the screen; `true` by default. Stored only.
  open var supportsEyedropper: Bool = true

  /// Creates a picker to present.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  /// Returns `nil`, since there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let name = "UIColorPickerViewController"
    let button = SystemScreenView.endButton(.close, of: name) { [unowned self] in
      delegate?.colorPickerViewControllerDidFinish(self)
      dismissUnlessDone()
    }
    view = SystemScreenView(name, button: button) { [unowned self] in
      var content = SystemScreenContent(title)
      content.add("color", selectedColor)
      if !supportsAlpha { content.add("alpha", "none") }
      return content
    }
  }

  /// Chooses a color as the user does by a tap, which the delegate learns. Not part of UIKit.
  ///
  /// - Parameter color: The color.
  public final func choose(_ color: UIColor) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
  }

  override func wasDismissedByUser() { delegate?.colorPickerViewControllerDidFinish(self) }
}

/// Receives the choice of a color.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Called after a color was chosen; calls ``colorPickerViewControllerDidSelectColor(_:)`` by default.
  ///
  /// - Parameters:
  ///   - viewController: The picker.
  ///   - color: The color.
  ///   - continuously: Whether the user's finger is still moving; always `false` here.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called after the user left, before the picker dismisses itself; does nothing by default.
  ///
  /// - Parameter viewController: The picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  /// Called after a color was chosen, if the delegate has no other method for that; does nothing by default.
  ///
  /// - Parameter viewController: The picker.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Calls the older method.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
}
