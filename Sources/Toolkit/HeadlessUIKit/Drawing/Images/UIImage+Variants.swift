import Foundation

extension UIImage {
  /// How the content of a picture is rotated; the raw values are UIKit's.
  public enum Orientation: Int, Hashable, Sendable {
    /// Not rotated.
    case up
    /// Upside down.
    case down
    /// A quarter turn counterclockwise.
    case left
    /// A quarter turn clockwise.
    case right
    /// Mirrored from left to right.
    case upMirrored
    /// Upside down, mirrored from left to right.
    case downMirrored
    /// Mirrored from top to bottom, then a quarter turn counterclockwise.
    case leftMirrored
    /// Mirrored from top to bottom, then a quarter turn clockwise.
    case rightMirrored

    /// Whether width and height are swapped.
    var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }
  }

  /// How the middle of a picture fills a larger area; the raw values are UIKit's.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// By repetition.
    case tile
    /// By stretching.
    case stretch
  }

  /// The edges that keep their size when a picture is shown larger, and how its middle fills the rest.
  struct Resizing: Hashable, Sendable {
    var insets: UIEdgeInsets
    var mode: ResizingMode
  }

  /// Pictures that are shown one after another.
  struct Animation: Hashable, Sendable {
    var images: [UIImage]
    var duration: TimeInterval
  }

  /// How the content is rotated; ``Orientation/up`` by default.
  public var imageOrientation: Orientation { parts.orientation }

  /// Returns the same picture with another orientation.
  ///
  /// - Parameter orientation: The new orientation, which replaces the old one; the size stays the
  ///   same.
  public func withOrientation(_ orientation: Orientation) -> UIImage {
    with { $0.orientation = orientation }
  }

  /// Returns the same picture, mirrored from left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let pairs: [Orientation: Orientation] = [
      .up: .upMirrored, .upMirrored: .up, .down: .downMirrored, .downMirrored: .down, .left: .rightMirrored,
      .rightMirrored: .left, .right: .leftMirrored, .leftMirrored: .right,
    ]
    return withOrientation(pairs[imageOrientation] ?? .up)
  }

  /// Whether the picture is mirrored in languages that read from right to left; `false` by default.
  public var flipsForRightToLeftLayoutDirection: Bool { parts.isMirroredByDirection }

  /// Returns the same picture, mirrored in languages that read from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.isMirroredByDirection = true }
  }

  /// The edges, in points, that constraints ignore when they align the picture; zero by default.
  public var alignmentRectInsets: UIEdgeInsets { parts.alignmentInsets }

  /// Returns the same picture with other insets for its alignment.
  ///
  /// - Parameter alignmentInsets: The distances in points from the edges that constraints ignore.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentInsets = alignmentInsets }
  }

  /// The edges, in points, that keep their size when the picture is shown larger; zero by default.
  public var capInsets: UIEdgeInsets { parts.resizing?.insets ?? .zero }

  /// How the middle fills the area when the picture is shown larger; ``ResizingMode/tile`` by default.
  public var resizingMode: ResizingMode { parts.resizing?.mode ?? .tile }

  /// Returns the same picture with edges that keep their size when it is shown larger.
  ///
  /// - Parameters:
  ///   - capInsets: The edges in points.
  ///   - resizingMode: How the middle fills the rest; ``ResizingMode/tile`` by default.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    with { $0.resizing = Resizing(insets: capInsets, mode: resizingMode) }
  }

  /// Returns the same picture, of which only one point after the caps is stretched, in each direction.
  ///
  /// - Parameters:
  ///   - leftCapWidth: The points at the left that keep their width; 0 stretches the whole width.
  ///   - topCapHeight: The points at the top that keep their height; 0 stretches the whole height.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func oppositeCap(_ cap: Int, _ length: CGFloat) -> CGFloat {
      cap == 0 ? 0 : max(0, length - CGFloat(cap) - 1)
    }
    let capInsets = UIEdgeInsets(
      top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
      bottom: oppositeCap(topCapHeight, size.height), right: oppositeCap(leftCapWidth, size.width))
    return resizableImage(withCapInsets: capInsets, resizingMode: .stretch)
  }

  /// The pictures of an animation; `nil` for a single picture.
  public var images: [UIImage]? { parts.animation?.images }

  /// The seconds that one run through the pictures of an animation takes; 0 for a single picture.
  public var duration: TimeInterval { parts.animation?.duration ?? 0 }

  /// Returns pictures that are shown one after another, in the size of the first.
  ///
  /// - Parameters:
  ///   - images: The pictures in order; empty gives `nil`.
  ///   - duration: The seconds of one run through all of them.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.with { $0.animation = Animation(images: images, duration: duration) }
  }

  /// Returns the picture itself; there is nothing to decode.
  public func preparingForDisplay() -> UIImage? { self }

  /// Returns the picture itself; there is nothing to decode.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// Calls a closure with the picture itself; there is nothing to decode.
  ///
  /// - Parameter completionHandler: Called immediately, on the caller's thread, with the picture.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// Returns the picture with another size; never `nil`.
  ///
  /// - Parameter size: The size in points; the proportions need not be the same.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { with { $0.size = size } }

  /// Returns the picture with another size; never `nil`.
  ///
  /// - Parameter size: The size in points; the proportions need not be the same.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// The system's picture of a check mark on a disk, 20 by 19 points; constraints place it as 20 1/3 points
  /// high.
  ///
  /// Size and insets follow from Tinder/Layout's goldens `testReadmeExample`. For ``add``, the dumps of
  /// getsentry/sentry-cocoa only show the size; its insets are assumed to be the same.
  public static var checkmark: UIImage { disk(named: "checkmark.circle.fill") }
  /// The system's picture of a check mark in a circle.
  public static var strokedCheckmark: UIImage { UIImage(named: "strokedCheckmark", size: systemSize) }
  /// The system's picture for adding, on a disk like that of ``checkmark``.
  public static var add: UIImage { disk(named: "plus.circle.fill") }
  /// The system's picture for removing.
  public static var remove: UIImage { UIImage(named: "remove", size: systemSize) }
  /// The system's picture for more actions.
  public static var actions: UIImage { UIImage(named: "actions", size: systemSize) }

  private static let systemSize = CGSize(width: 20, height: 20)

  private static func disk(named name: String) -> UIImage {
    UIImage(named: name, size: CGSize(width: 20, height: 19))
      .withAlignmentRectInsets(UIEdgeInsets(top: -2 / 3, left: 0, bottom: -2 / 3, right: 0))
  }
}
