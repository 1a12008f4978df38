import Foundation

/// What is behind the content of a cell or a button, as a value.
///
///     let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
///     var background = UIBackgroundConfiguration.listGroupedCell()
///     background.cornerRadius = 8
///     background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
///     cell.backgroundConfiguration = background
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// A view above the color and the picture; `nil` by default.
  public var customView: UIView?
  /// The radius of the corners in points; 0 by default.
  public var cornerRadius: CGFloat = 0
  /// The distances from the container's edges in points, negative for a larger background; 0 by
  /// default.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// The edges at which the margins of the container are added to the insets; none by default.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The color; `nil` by default.
  public var backgroundColor: UIColor?
  /// Changes the color; `nil` by default.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect above the color; `nil` by default.
  public var visualEffect: UIVisualEffect?
  /// The picture above the color; `nil` by default.
  public var image: UIImage?
  /// How the picture fills the background; `scaleToFill` by default.
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  /// The color of the line along the edge; the tint color by default.
  public var strokeColor: UIColor?
  /// Changes the color of the line; `nil` by default.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the line in points; 0 by default.
  public var strokeWidth: CGFloat = 0
  /// The distance of the line from the edge in points, outward; 0 by default. Stored only.
  public var strokeOutset: CGFloat = 0

  private init(_ color: UIColor?) {
    backgroundColor = color
  }

  /// Returns a background without a color.
  public static func clear() -> Self { Self(nil) }
  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> Self { Self(.systemBackground) }
  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  /// Returns the background of a cell in a list.
  public static func listCell() -> Self { listPlainCell() }
  /// Returns the background of a cell in a sidebar, which has no color.
  public static func listSidebarCell() -> Self { clear() }
  /// Returns the background of a cell in the sidebar of an app with two columns, which has no color.
  public static func listAccompaniedSidebarCell() -> Self { clear() }
  /// Returns the background of a header or a footer in a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.systemBackground) }
  /// Returns the background of a header or a footer in a grouped list, which has no color.
  public static func listGroupedHeaderFooter() -> Self { clear() }
  /// Returns the background of a header in a list, which has no color.
  public static func listHeader() -> Self { clear() }
  /// Returns the background of a footer in a list, which has no color.
  public static func listFooter() -> Self { clear() }
  /// Returns the background of a header in a sidebar, which has no color.
  public static func listSidebarHeader() -> Self { clear() }

  /// Returns the configuration for a state: always the same here, as for a cell that is neither
  /// selected nor highlighted.
  ///
  /// - Parameter state: Ignored here.
  @MainActor
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// Returns the color after its transformer.
  ///
  /// - Parameter tintColor: The color in place of a ``backgroundColor`` that is `nil`.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the line after its transformer.
  ///
  /// - Parameter tintColor: The color in place of a ``strokeColor`` that is `nil`.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// The view that shows a background configuration behind a cell's content.
@preconcurrency @MainActor
final class UISystemBackgroundView: UIView {
  private var configuration: UIBackgroundConfiguration
  private var image: UIImageView?
  private var effect: UIVisualEffectView?

  package override var takesTouchesByDefault: Bool { false }

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    show(configuration)
  }

  required init?(coder: NSCoder) {
    configuration = .clear()
    super.init(coder: coder)
  }

  /// Shows another configuration.
  func show(_ new: UIBackgroundConfiguration) {
    configuration.customView?.removeFromSuperview()
    configuration = new
    backgroundColor = new.backgroundColor.map { new.backgroundColorTransformer?($0) ?? $0 }
    layer.cornerRadius = new.cornerRadius
    layer.borderWidth = new.strokeWidth
    layer.borderColor = new.strokeWidth > 0 ? new.resolvedStrokeColor(for: tintColor).cgColor : nil
    effect = replace(effect, by: new.visualEffect.map(UIVisualEffectView.init))
    image = replace(image, by: new.image.map(UIImageView.init))
    image?.contentMode = new.imageContentMode
    if let view = new.customView { addSubview(view) }
    setNeedsLayout()
  }

  private func replace<View: UIView>(_ old: View?, by new: View?) -> View? {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    return new
  }

  override func layoutSubviews() {
    for view in subviews { view.frame = bounds }
  }

  /// Returns the frame in a container, which is larger or smaller by the insets.
  func frame(in container: UIView) -> CGRect {
    var insets = configuration.backgroundInsets
    let (edges, margins) = (
      configuration.edgesAddingLayoutMarginsToBackgroundInsets, container.directionalLayoutMargins
    )
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    return container.bounds.inset(
      by: insets.resolved(in: container.effectiveUserInterfaceLayoutDirection))
  }
}

extension UIView {
  /// Shows a background configuration behind everything else.
  ///
  /// - Parameters:
  ///   - configuration: What to show; `nil` removes the view.
  ///   - view: The view that showed the former configuration.
  /// - Returns: The view that shows the configuration.
  func show(
    _ configuration: UIBackgroundConfiguration?, in view: UISystemBackgroundView?
  ) -> UISystemBackgroundView? {
    guard let configuration else {
      view?.removeFromSuperview()
      return nil
    }
    setNeedsLayout()
    if let view {
      view.show(configuration)
      return view
    }
    let new = UISystemBackgroundView(configuration)
    insertSubview(new, at: 0)
    return new
  }
}
