import Expectations
import HeadlessUIKit
import Testing

@Suite struct UILayoutPriorityTests {
  @Test func `The constants are UIKit's numbers`() {
    let priorities: [(UILayoutPriority, Float)] = [
      (.required, 1000), (.defaultHigh, 750), (.dragThatCanResizeScene, 510), (.sceneSizeStayPut, 500),
      (.dragThatCannotResizeScene, 490), (.defaultLow, 250), (.fittingSizeLevel, 50),
    ]
    forEachRow(priorities) { expectEqual($0.rawValue, $1) }
  }
}
