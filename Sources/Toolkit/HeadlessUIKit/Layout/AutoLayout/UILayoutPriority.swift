import Foundation

/// How strongly a constraint is enforced, from 1 to 1000; 1000 is required.
///
///     let priority = UILayoutPriority.defaultHigh + 1
///     priority.rawValue // 751
///     label.setContentCompressionResistancePriority(priority, for: .horizontal)
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, from 1 to 1000.
  public let rawValue: Float

  /// Creates a priority.
  ///
  /// - Parameter rawValue: The number, from 1 to 1000; it is not checked.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority.
  ///
  /// - Parameter rawValue: The number, from 1 to 1000; it is not checked.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: the constraint must hold, or is reported as broken.
  public static let required = UILayoutPriority(1000)
  /// 750: how strongly views resist shrinking below their content by default.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510, the priority of a drag that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: how strongly a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490, the priority of a drag that may not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how strongly views resist growing beyond their content by default.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how strongly a fitting size approaches its target by default.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns whether the first priority gives way to the second.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Returns the priority raised by an amount, without a check of the range.
  public static func + (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + amount)
  }

  /// Returns the priority lowered by an amount, without a check of the range.
  public static func - (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - amount)
  }
}

/// A value for each axis.
struct AxisPair<Value> {
  var horizontal: Value
  var vertical: Value

  init(_ both: Value) {
    horizontal = both
    vertical = both
  }

  subscript(axis: NSLayoutConstraint.Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}
