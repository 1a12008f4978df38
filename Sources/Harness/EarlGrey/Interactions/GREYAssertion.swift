import Foundation
import HeadlessUIKit

/// An assertion about an element, or about the absence of one.
///
///     GREYAssertion("isEmpty") { element throws(GREYAssertionFailed) in
///       if (element as? UITextField)?.text?.isEmpty != true { throw GREYAssertionFailed("It has a text.") }
///     }
@MainActor
public struct GREYAssertion {
  /// The name in failures, such as `assertWithMatcher:isNotNil`.
  public let name: String
  /// Throws the reason if the assertion does not hold; `nil` if no element was found.
  let check: (GREYElement?) throws(GREYAssertionFailed) -> Void

  /// Creates an assertion.
  ///
  /// - Parameters:
  ///   - name: The name in failures.
  ///   - check: Throws the reason if the assertion does not hold. Its argument is `nil` if no element was
  ///     found.
  public init(_ name: String, check: @escaping (GREYElement?) throws(GREYAssertionFailed) -> Void) {
    self.name = name
    self.check = check
  }

  /// Creates an assertion that an element matches.
  init(_ matcher: GREYMatcher) {
    self.init("assertWithMatcher:\(matcher.description)") { (element) throws(GREYAssertionFailed) in
      guard !matcher.matches(element) else { return }
      throw GREYAssertionFailed(
        .mismatch(criteria: matcher.description, matcher.describeMismatch(element)),
        remark: matcher.explainMismatch(element))
    }
  }
}

/// The failure of an assertion: its reason and a further explanation.
public struct GREYAssertionFailed: Error, Hashable, Sendable {
  let reason: Reason
  let remark: String?

  enum Reason: Hashable, Sendable {
    case mismatch(criteria: String, String)
    case text(String)
  }

  init(_ reason: Reason, remark: String? = nil) {
    self.reason = reason
    self.remark = remark
  }

  /// Creates a failure.
  ///
  /// - Parameter reason: The first paragraph of the report.
  public init(_ reason: String) {
    self.init(.text(reason))
  }

  /// The failure of an assertion that gives no reason.
  public static let generic = GREYAssertionFailed(GREYActionFailed.generic.reason)
}

/// EarlGrey's name for an assertion that is created with a block.
public typealias GREYAssertionBlock = GREYAssertion

extension GREYAssertion {
  /// Creates an assertion with a block.
  ///
  /// - Parameters:
  ///   - name: The name in failures.
  ///   - block: Returns whether the assertion holds, and may set the error to the reason. Its first
  ///     argument is `nil` if no element was found.
  public init(
    name: String,
    assertionBlockWithError block: @escaping @MainActor (Any?, UnsafeMutablePointer<NSError?>?) -> Bool
  ) {
    self.init(name) { (element) throws(GREYAssertionFailed) in
      var error: NSError?
      guard !block(element, &error) else { return }
      throw error.map { GREYAssertionFailed(GREYActionFailed($0).reason) } ?? .generic
    }
  }

  /// Returns an assertion with a block; the older name of `init(name:assertionBlockWithError:)`.
  ///
  /// - Parameters:
  ///   - name: The name in failures.
  ///   - block: Returns whether the assertion holds, and may set the error to the reason. Its first
  ///     argument is `nil` if no element was found.
  public static func assertion(
    withName name: String,
    assertionBlockWithError block: @escaping @MainActor (Any?, UnsafeMutablePointer<NSError?>?) -> Bool
  ) -> GREYAssertion {
    GREYAssertion(name: name, assertionBlockWithError: block)
  }
}
