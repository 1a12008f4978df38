import Foundation

/// A value that can be interpolated: a number, a point, a size, a rectangle, a color, a transform, or a
/// list of these.
///
/// For example, halfway from the point (0, 0) to (10, 20) is (5, 10).
struct AnimatableValue: Equatable {
  private let kind: Kind
  private let numbers: [Double]

  private indirect enum Kind: Equatable {
    case number, point, size, rect, color, transform
    case list([Kind])

    var count: Int {
      switch self {
      case .number: 1
      case .point, .size: 2
      case .rect, .color: 4
      case .transform: 16
      case .list(let kinds): kinds.reduce(0) { $0 + $1.count }
      }
    }
  }

  private init(_ kind: Kind, _ numbers: [Double]) {
    (self.kind, self.numbers) = (kind, numbers)
  }

  /// Reads a value of an animation or a layer; `nil` for a value that cannot be interpolated.
  @MainActor
  init?(_ value: Any?) {
    // Numbers come last, since the objects that hold numbers may also hold geometry.
    switch value {
    case let transform as CATransform3D: self.init(.transform, transform.elements.map(Double.init))
    case let point as CGPoint: self.init(.point, [point.x, point.y].map(Double.init))
    case let size as CGSize: self.init(.size, [size.width, size.height].map(Double.init))
    case let rect as CGRect:
      self.init(.rect, [rect.minX, rect.minY, rect.width, rect.height].map(Double.init))
    case let color as CGColor: self.init(color: UIColor(cgColor: color))
    case let color as UIColor: self.init(color: color)
    case let list as [Any]:
      let parts = list.compactMap { AnimatableValue($0) }
      guard parts.count == list.count else { return nil }
      self.init(.list(parts.map(\.kind)), parts.flatMap(\.numbers))
    default:
      guard let number = number(value) else { return nil }
      self.init(.number, [number])
    }
  }

  @MainActor
  private init(color: UIColor) {
    let parts = color.currentComponents
    self.init(.color, [parts.red, parts.green, parts.blue, parts.alpha].map(Double.init))
  }

  /// The value as an object for layers.
  var object: Any { Self.object(kind, numbers[...]) }

  private static func object(_ kind: Kind, _ numbers: ArraySlice<Double>) -> Any {
    let parts = numbers.map { CGFloat($0) }
    switch kind {
    case .number: return NSNumber(value: Double(parts[0]))
    case .point: return CGPoint(x: parts[0], y: parts[1])
    case .size: return CGSize(width: parts[0], height: parts[1])
    case .rect: return CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    case .color: return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]).cgColor
    case .transform: return CATransform3D(elements: parts)
    case .list(let kinds):
      var rest = numbers
      return kinds.map { kind in
        defer { rest = rest.dropFirst(kind.count) }
        return object(kind, rest.prefix(kind.count))
      }
    }
  }

  /// Returns the value at a fraction of the way to another one, from 0 to 1. If that is of another kind,
  /// the value switches halfway.
  func mixed(with other: AnimatableValue, _ part: Double) -> AnimatableValue {
    guard kind == other.kind else { return part < 0.5 ? self : other }
    return AnimatableValue(kind, zip(numbers, other.numbers).map { $0 + ($1 - $0) * part })
  }

  /// Returns the value plus another one times `factor`; the value itself if the other is of another kind.
  func adding(_ other: AnimatableValue, times factor: Double = 1) -> AnimatableValue {
    guard kind == other.kind else { return self }
    return AnimatableValue(kind, zip(numbers, other.numbers).map { $0 + $1 * factor })
  }

  /// Returns the distance to another value along a straight line.
  func distance(to other: AnimatableValue) -> Double {
    zip(numbers, other.numbers).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
}
