/// A test and the location of its goldens. String literals are compared by address, which is faster
/// than comparing their text for each assertion. Functions of one name share a literal.
struct TestKey: Hashable {
  let file: UInt
  let function: UInt
  let location: SnapshotLocation
  let testName: String?
  var test = Test.itself

  /// Which test the function belongs to.
  enum Test: Hashable {
    /// The function is the test, and has no namesakes in its file.
    case itself
    /// A test calls the function, or has namesakes.
    case caller(RunningTest)
    /// No test is known, as in XCTest, except by the line of the assertion.
    case unknown(line: Int)
  }

  init(_ request: SnapshotRequest) {
    file = UInt(bitPattern: request.callSite.filePath.utf8Start)
    function = UInt(bitPattern: request.callSite.function.utf8Start)
    location = request.location
    testName = request.testName
  }
}

extension TestKey.Test {
  init(_ running: RunningTest?, at callSite: SnapshotCallSite) {
    guard let running else {
      self = .unknown(line: callSite.line)
      return
    }
    self = callSite.isIn(running) ? .itself : .caller(running)
  }
}
