import Foundation
import HeadlessUIKit

/// Matches a value that equals another one; numbers of different types can be equal.
///
/// - Parameter value: The expected value, which is also the description.
@MainActor
public func grey_equalTo<Value: Equatable>(_ value: Value) -> GREYMatcher {
  GREYMatcher(value: "equalTo(\(value))") { item in
    if let item = item as? Value { return item == value }
    // A test may write 1 or 0.5 for a `Float` or `CGFloat`.
    guard let item = number(item), let value = number(value) else { return false }
    return item == value
  }
}

/// Matches numbers less than another one.
///
/// - Parameter value: The bound, which itself does not match.
@MainActor
public func grey_lessThan(_ value: Double) -> GREYMatcher {
  GREYMatcher(value: "lessThan(\(GREYNumber.short(value)))") { number($0).map { $0 < value } ?? false }
}

/// Matches numbers greater than another one.
///
/// - Parameter value: The bound, which itself does not match.
@MainActor
public func grey_greaterThan(_ value: Double) -> GREYMatcher {
  GREYMatcher(value: "greaterThan(\(GREYNumber.short(value)))") { number($0).map { $0 > value } ?? false }
}

/// Matches a number that differs from another one by at most `delta`.
///
/// - Parameters:
///   - value: The number to compare with.
///   - delta: The largest difference, which still matches.
@MainActor
public func grey_closeTo(_ value: Double, _ delta: Double) -> GREYMatcher {
  let description = "closeTo(\(GREYNumber.sixDecimals(value))) by (\(GREYNumber.sixDecimals(delta)))"
  return GREYMatcher(value: description) { number($0).map { abs($0 - value) <= delta } ?? false }
}

/// Matches any element or value, and the absence of one.
@MainActor
public func grey_anything() -> GREYMatcher {
  GREYMatcher("anything") { _ in true }
}

/// Returns a number of any type as `Double`; `nil` for other values.
private func number(_ value: Any?) -> Double? {
  switch value {
  case let value as Double: value
  case let value as Float: Double(value)
  case let value as CGFloat: Double(value)
  case let value as any BinaryInteger: Double(value)
  default: nil
  }
}
