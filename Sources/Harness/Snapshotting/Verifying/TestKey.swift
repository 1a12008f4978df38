import Platform

/// A function that asserts, and the test that it belongs to. String literals are compared by address, which
/// is faster than comparing their text for each assertion. Functions of one name share a literal.
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
    /// No test is known, as in XCTest; with the line of the assertion if the function has namesakes.
    case unknown(line: Int?)
  }

  init(_ request: SnapshotRequest) {
    file = UInt(bitPattern: request.callSite.filePath.utf8Start)
    function = UInt(bitPattern: request.callSite.function.utf8Start)
    location = request.location
    testName = request.testName
  }

  /// The key of a function in a test.
  ///
  /// - Parameters:
  ///   - running: The test that runs, if one is known.
  ///   - hasNamesakes: Whether other functions of the file may have the name.
  func inTest(_ running: RunningTest?, at callSite: SnapshotCallSite, hasNamesakes: Bool = false) -> TestKey {
    var key = self
    if let running {
      key.test = callSite.isIn(running) && !hasNamesakes ? .itself : .caller(running)
    } else {
      key.test = .unknown(line: hasNamesakes ? callSite.line : nil)
    }
    return key
  }
}
