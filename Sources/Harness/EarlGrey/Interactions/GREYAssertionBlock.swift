import Foundation
import HeadlessUIKit

/// An assertion made of a block, under EarlGrey's name for it.
public typealias GREYAssertionBlock = GREYAssertion

extension GREYAssertion {
  /// Makes an assertion of a block that returns whether it holds, and may say why not by its error pointer.
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

  /// The older spelling of ``init(name:assertionBlockWithError:)``.
  public static func assertion(
    withName name: String,
    assertionBlockWithError block: @escaping @MainActor (Any?, UnsafeMutablePointer<NSError?>?) -> Bool
  ) -> GREYAssertion {
    GREYAssertion(name: name, assertionBlockWithError: block)
  }
}
