import Foundation

extension NSLayoutConstraint {
  /// How the items of a visual format are aligned and in which direction it is read; the values are
  /// UIKit's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Creates options.
    ///
    /// - Parameter rawValue: UIKit's bits; bits without an option are kept.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left edges are aligned.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges are aligned.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The top edges are aligned.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottom edges are aligned.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading edges are aligned.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The horizontal centers are aligned.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The vertical centers are aligned.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last baselines are aligned.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first baselines are aligned.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// A horizontal format is read from the leading to the trailing side, as by default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A horizontal format is read from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A horizontal format is read from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes that are equal in neighbors.
    var alignedAttributes: [NSLayoutConstraint.Attribute] {
      let attributes: [(FormatOptions, NSLayoutConstraint.Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
        (.alignAllFirstBaseline, .firstBaseline),
      ]
      return attributes.filter { contains($0.0) }.map(\.1)
    }
  }

  /// Returns the inactive constraints that a visual format describes.
  ///
  /// A format that cannot be read, or has a name that is not among the views or the metrics, raises UIKit's
  /// exception; if that is handled, the result is empty. For example, an icon of 20 points and a title in a
  /// row, within the margins of their superview:
  ///
  ///     NSLayoutConstraint.constraints(
  ///       withVisualFormat: "H:|-[icon(20)]-8-[title]-|", metrics: nil,
  ///       views: ["icon": icon, "title": title])
  ///
  /// - Parameters:
  ///   - format: The visual format, which must name at least one view.
  ///   - opts: The alignment of neighbors and the direction; by default no alignment, from leading to
  ///     trailing.
  ///   - metrics: The lengths in points and the priorities that the format names; `nil` if it names none.
  ///   - views: The views and guides that the format names.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormat.Fault) {
      let parsed = try VisualFormat(format)
      return try VisualFormatConstraints(parsed, options: opts, metrics: metrics ?? [:], views: views)
        .constraints()
    } catch {
      UIException.raise(
        .invalidArgument,
        "Unable to parse constraint format: \(error.reason)\n\(format)\n"
          + String(repeating: " ", count: error.offset) + "^")
      return []
    }
  }
}
