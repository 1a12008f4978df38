import Expectations
import Testing

@testable import Porting

@Suite struct ConditionAndImportRuleTests {
  @Test func `Conditions are decided as for iOS`() {
    forEachRow([
      ("#if os(iOS)\n#endif", "#if true\n#endif"),
      ("#if !os(iOS) // os(iOS)\n#endif", "#if !true // os(iOS)\n#endif"),
      ("#if os( iOS ) || os(tvOS)\n#elseif os(Linux)\n#endif", "#if true || os(tvOS)\n#elseif false\n#endif"),
      ("#if canImport(UIKit) && DEBUG\n#endif", "#if true && DEBUG\n#endif"),
      ("#if canImport(AppKit)\n#endif", "#if canImport(AppKit)\n#endif"),
      ("if #available(iOS 13, *) {}", "if #available(iOS 13, *) {}"),
    ]) { source, ported in
      expectEqual(Ported(source).text, ported)
    }
  }

  @Test func `A file imports what it has on iOS, and what does not exist is reported`() {
    // A file imports what it has on iOS.
    forEachRow([
      ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
      ("import class UIKit.UIView", "import UIKit"),
      ("import os.log", "import os"), ("import struct Foundation.Date", "import struct Foundation.Date"),
      ("import ObjectiveC", "import UIKit"),
      ("@testable import App", "@testable import App"),
      ("import Presentation\nvar v: UIView", "import UIKit; import Presentation\nvar v: UIView"),
      ("@testable import App\nvar v: UIView", "import UIKit; @testable import App\nvar v: UIView"),
      ("import Presentation\nvar v: CGPoint", "import UIKit; import Presentation\nvar v: CGPoint"),
      ("import Foundation\nvar v: UIView", "import Foundation\nvar v: UIView"),
      ("import Foundation\nvar v: Selector", "import UIKit; import Foundation\nvar v: Selector"),
      ("import Presentation\nvar v: UINT", "import Presentation\nvar v: UINT"),
      ("import Presentation\n// UIView", "import Presentation\n// UIView"),
    ]) { source, ported in
      expectEqual(Ported(source).text, ported)
    }
    // A framework that does not exist is reported, unless a condition is about it.
    expectEqual(
      Ported("import MapKit").findings,
      [
        "A.swift:1:8: warning: there is no MapKit here; write '#if canImport(MapKit)' around what needs it"
      ])
    expectEqual(Ported("#if canImport(MapKit)\nimport MapKit\n#endif").findings, [])
  }
}
