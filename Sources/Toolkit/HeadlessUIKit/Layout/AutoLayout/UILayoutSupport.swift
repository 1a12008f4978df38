import Foundation

/// A part of a controller's view that bars cover, for code from before the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// The height that bars cover, in points.
  var length: CGFloat { get }
  /// The upper edge of the covered part.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of the covered part.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the covered part.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide for the covered part at the top or bottom of a controller's view.
@preconcurrency @MainActor
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isAtTop: Bool

  init(in view: UIView, isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init()
    identifier = isAtTop ? "top" : "bottom"
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: isAtTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isAtTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isAtTop ? insets.top : insets.bottom
  }
}

extension UIViewController {
  /// The part at the top of the view that bars cover; new code uses the safe area.
  public var topLayoutGuide: any UILayoutSupport { barGuide(isAtTop: true) }

  /// The part at the bottom of the view that bars cover; new code uses the safe area.
  public var bottomLayoutGuide: any UILayoutSupport { barGuide(isAtTop: false) }

  private func barGuide(isAtTop: Bool) -> BarLayoutGuide {
    let guides = view.layoutGuides.compactMap { $0 as? BarLayoutGuide }
    return guides.first { $0.identifier == (isAtTop ? "top" : "bottom") }
      ?? BarLayoutGuide(in: view, isAtTop: isAtTop)
  }
}
