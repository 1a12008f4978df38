import HeadlessUIKit

extension UIView {
  /// Whether something of the view's tint is seen: on the view, or on a part of it that inherits the tint.
  var showsTint: Bool {
    switch self {
    case let button as UIButton: return button.showsTintInContent
    case let button as UITabBarButton: return button.isSelected
    case is UISegment, is UIContextMenuItemView: return false
    default: return drawsTint || subviews.contains { !$0.isHidden && !$0.hasOwnTintColor && $0.showsTint }
    }
  }

  /// Whether the view itself is drawn in its tint.
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
  /// Whether the title or the picture is seen in the tint; while a system button is disabled, both are gray.
  fileprivate var showsTintInContent: Bool {
    let isTitleTinted = currentTitle?.isEmpty == false && currentTitleColor == tintColor
    let isSystem = buttonType == .system
    guard let currentImage, isEnabled || !isSystem else { return isTitleTinted }
    let isImageTinted = currentImage.showsTint(isTemplateByDefault: isSystem)
    return isTitleTinted || isImageTinted && (configuration == nil || currentTitleColor == tintColor)
  }
}

extension UIImage {
  /// Whether the picture is a shape in the tint of its view: a template without a color of its own.
  ///
  /// - Parameter isTemplateByDefault: Whether the view shows any picture as a template that does not say otherwise.
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
  /// What stands at the trailing end of the cell now.
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
