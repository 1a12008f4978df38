import HeadlessUIKit
import RenderTree

extension ViewDescription {
  /// The tint, at a view whose tint differs from its superview's and is visible. Subviews that inherit
  /// the tint do not repeat it.
  static let tint = ViewDescription(UIView.self) { view, node in
    guard view.hasOwnTintColor, view.showsTint else { return }
    let (color, outer): (UIColor, UIColor) = (view.tintColor, view.superview?.tintColor ?? .systemBlue)
    let traits = view.traitCollection
    // Different dynamic colors may be the same color in these traits.
    guard color.resolvedColor(with: traits) != outer.resolvedColor(with: traits) else { return }
    node.addColor(color, named: "tint")
  }

  /// The color of a slider's minimum track, unless it is the tint.
  static let trackTint = ViewDescription(UISlider.self) { slider, node in
    guard let color = slider.minimumTrackTintColor, slider.currentMinimumTrackImage == nil else { return }
    node.addColor(color, named: "tint", unless: slider.tintColor)
  }

  /// The color of a switch while it is on.
  static let onTint = ViewDescription(UISwitch.self) { toggle, node in
    guard toggle.isOn else { return }
    node.addColor(toggle.onTintColor ?? .systemGreen, named: "onTint", unless: .systemGreen)
  }
}

extension UIView {
  /// Whether the view's tint is visible: on the view, or on a subview that inherits the tint.
  var showsTint: Bool {
    switch self {
    case let button as UIButton: return button.showsTintInContent
    case let button as UITabBarButton: return button.isSelected
    case is UISegment, is UIContextMenuItemView: return false
    default: return drawsTint || subviews.contains { !$0.isHidden && !$0.hasOwnTintColor && $0.showsTint }
    }
  }

  /// Whether the view itself draws in its tint.
  private var drawsTint: Bool {
    switch self {
    case let view as UIImageView: view.shownImage?.showsTint() ?? false
    case let slider as UISlider:
      slider.minimumTrackTintColor == nil && slider.currentMinimumTrackImage == nil
    case is UIProgressView: true
    case is UITextField, is UITextView: isFirstResponder
    case let control as UIRefreshControl: control.isRefreshing && control.hasOwnTintColor
    case let cell as UITableViewCell: cell.shownAccessory.showsTint
    default: false
    }
  }
}

extension UIButton {
  /// Whether the title or the image is visible in the tint; both are gray while a system button is
  /// disabled.
  fileprivate var showsTintInContent: Bool {
    let isTitleTinted = currentTitle?.isEmpty == false && currentTitleColor == tintColor
    let isSystem = buttonType == .system
    guard let currentImage, isEnabled || !isSystem else { return isTitleTinted }
    let isImageTinted = currentImage.showsTint(isTemplateByDefault: isSystem)
    return isTitleTinted || isImageTinted && (configuration == nil || currentTitleColor == tintColor)
  }
}

extension UIImage {
  /// Whether the image is a shape in the tint of its view: a template without a color.
  ///
  /// - Parameter isTemplateByDefault: Whether the view shows images of automatic rendering mode as
  ///   templates.
  fileprivate func showsTint(isTemplateByDefault: Bool = false) -> Bool {
    guard color == nil else { return false }
    return switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbolImage || isTemplateByDefault
    }
  }
}

extension UITableViewCell {
  /// The accessory at the trailing edge of the cell, which depends on whether it is editing.
  var shownAccessory: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
}

extension UITableViewCell.AccessoryType {
  /// Whether the accessory is drawn in the tint; the arrow of a disclosure is gray.
  fileprivate var showsTint: Bool {
    switch self {
    case .checkmark, .detailButton, .detailDisclosureButton: true
    case .none, .disclosureIndicator: false
    }
  }
}
