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
    // A file imports the modules that it imports on iOS.
    forEachRow([
      ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
      ("import class UIKit.UIView", "import UIKit"),
      ("import os.log", "import os"), ("import struct Foundation.Date", "import struct Foundation.Date"),
      ("import ObjectiveC", "import UIKit"),
      ("@testable import App", "@testable import App"),
      ("import Presentation\nvar v: UIView", "import UIKit; import Presentation\nvar v: UIView"),
      ("@testable import App\nvar v: UIView", "import UIKit; @testable import App\nvar v: UIView"),
      ("import Presentation\nvar v: CGPoint", "import UIKit; import Presentation\nvar v: CGPoint"),
      // UIKit is imported by the app's bridging header.
      ("import Foundation\nvar v: UIView", "import UIKit; import Foundation\nvar v: UIView"),
      (
        "#if os(macOS)\nimport AppSupport\n#endif\nvar v: UIView",
        "import UIKit; #if os(macOS)\nimport AppSupport\n#endif\nvar v: UIView"
      ),
      ("#if DEBUG\nvar v: UIView\n#endif", "import UIKit; #if DEBUG\nvar v: UIView\n#endif"),
      ("var v: CGRect", "import UIKit; var v: CGRect"), ("var v: URL", "import Foundation; var v: URL"),
      ("import CoreData\nvar v: NSError", "import Foundation; import CoreData\nvar v: NSError"),
      ("import Foundation\nvar v: CGRect", "import Foundation\nvar v: CGRect"),
      (
        "import Foundation\nenum UIState {}\nvar v: UIState",
        "import Foundation\nenum UIState {}\nvar v: UIState"
      ),
      ("struct URL {}\nvar v: URL", "struct URL {}\nvar v: URL"), ("var v: Int", "var v: Int"),
      (
        "import Foundation\nvar v: URLRequest",
        "import FoundationNetworking; import Foundation\nvar v: URLRequest"
      ),
      (
        "import UIKit\nvar v = URLSession.shared",
        "import FoundationNetworking; import UIKit\nvar v = URLSession.shared"
      ),
      (
        "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\nvar v: URLRequest",
        "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\nvar v: URLRequest"
      ),
      (
        "var v: UIView, r: URLRequest",
        "import UIKit; import FoundationNetworking; var v: UIView, r: URLRequest"
      ),
      ("import Foundation\nvar v: Selector", "import UIKit; import Foundation\nvar v: Selector"),
      ("import Presentation\nvar v: UINT", "import Presentation\nvar v: UINT"),
      ("import Presentation\n// UIView", "import Presentation\n// UIView"),
    ]) { source, ported in
      expectEqual(Ported(source, hasImport: true).text, ported)
    }
    // A framework that does not exist is reported, unless a condition is about it.
    expectEqual(
      Ported("import MapKit").findings,
      [
        "A.swift:1:8: warning: there is no MapKit here; write '#if canImport(MapKit)' around what needs it"
      ])
    // So is a module that the target does not depend on, at its first import.
    let source = "import UIKit\nimport os.log\nimport Lottie\nimport Foundation\n"
    let findings = AppSources(
      ["A.swift": source, "B.swift": source], in: "",
      beside: TargetSurroundings(modules: ["UIKit"], hasResources: false)
    ).ported.flatMap(\.findings).map(\.line)
    expectEqual(
      findings,
      [
        "A.swift:2:8: warning: the target does not depend on a module os; write '.product(name: \"os\", package: \"Showcase\")' among its dependencies",
        "A.swift:3:8: warning: the target does not depend on a module Lottie; write a target of that name with what the app uses of it, or the file's path into '.portignore'",
      ])
    // A branch for another system imports that system's frameworks.
    let other = AppSources(
      ["A.swift": "#if os(iOS)\nimport UIKit\n#else\nimport AppKit\n#endif\n"], in: "",
      beside: TargetSurroundings(modules: ["UIKit"], hasResources: false))
    expectEmpty(other.ported.flatMap(\.findings).map(\.line))
    expectEqual(Ported(source).findings, [])
    expectEqual(Ported("#if canImport(MapKit)\nimport MapKit\n#endif").findings, [])
  }
}
