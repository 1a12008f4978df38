import Foundation
import HeadlessUIKit

extension GREYElementInteraction {
  /// Does something to the element; a failure goes to ``EarlGrey/failureHandler``.
  @discardableResult
  public func perform(
    _ action: GREYAction, file: StaticString = #filePath, line: UInt = #line
  ) -> GREYElementInteraction {
    perform(action, error: nil, file: file, line: line)
  }

  /// Does something to the element; a failure goes to `error`, or to the handler where that is `nil`.
  @discardableResult
  public func perform(
    _ action: GREYAction, error: UnsafeMutablePointer<NSError?>?, file: StaticString = #filePath,
    line: UInt = #line
  ) -> GREYElementInteraction {
    report(error, file, line) { () throws(GREYError) in try performing(action) }
  }

  /// Checks the element; a failure goes to ``EarlGrey/failureHandler``.
  @discardableResult
  public func assert(
    _ matcher: @autoclosure () -> GREYMatcher, file: StaticString = #filePath, line: UInt = #line
  ) -> GREYElementInteraction {
    assert(GREYAssertion(matcher()), error: nil, file: file, line: line)
  }

  /// Checks the element; a failure goes to `error`, or to the handler where that is `nil`.
  @discardableResult
  public func assert(
    _ matcher: @autoclosure () -> GREYMatcher, error: UnsafeMutablePointer<NSError?>?,
    file: StaticString = #filePath, line: UInt = #line
  ) -> GREYElementInteraction {
    assert(GREYAssertion(matcher()), error: error, file: file, line: line)
  }

  /// The older spelling of ``assert(_:file:line:)``.
  @discardableResult
  public func assert(
    with matcher: @autoclosure () -> GREYMatcher, file: StaticString = #filePath, line: UInt = #line
  ) -> GREYElementInteraction {
    assert(GREYAssertion(matcher()), error: nil, file: file, line: line)
  }

  /// Checks the element by an assertion of one's own.
  @discardableResult
  public func assert(
    _ assertion: GREYAssertion, error: UnsafeMutablePointer<NSError?>? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> GREYElementInteraction {
    report(error, file, line) { () throws(GREYError) in try asserting(assertion) }
  }

  private func report(
    _ pointer: UnsafeMutablePointer<NSError?>?, _ file: StaticString, _ line: UInt,
    _ interact: () throws(GREYError) -> Void
  ) -> GREYElementInteraction {
    pointer?.pointee = nil
    do {
      try interact()
    } catch {
      if let pointer {
        pointer.pointee = error.nsError
      } else {
        EarlGrey.handle(
          exception: GREYFrameworkException(name: error.domain.rawValue, reason: error.reasonText),
          details: error.report, file: file, line: line)
      }
    }
    return self
  }
}
