import XCTest

/// What XCTest reports to observers of a run.
final class RunObserver: XCTestObservation {
  private(set) var events: [String] = []
  private(set) var failures: [(text: String, place: String)] = []

  /// Runs a test while this observes it.
  func watch(_ test: XCTestCase) {
    XCTestObservationCenter.shared.addTestObserver(self)
    defer { XCTestObservationCenter.shared.removeTestObserver(self) }
    test.run()
  }

  func testCaseWillStart(_ testCase: XCTestCase) { events.append("began \(testCase.name)") }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine line: Int
  ) {
    failures.append((description, "\(filePath ?? ""):\(line)"))
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    events.append("ended \(testCase.name) \(testCase.testRun?.hasSucceeded == true ? "well" : "badly")")
  }
}
