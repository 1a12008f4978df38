import Expectations
import Porting
import Testing

@testable import AppBreadth

@Suite struct ErrorSorterTests {
  private func sorted(
    _ message: String,
    in source: String = "import UIKit\nclass B: UIButton {}\nextension UIView { var own: Int { 1 } }",
    emptyModules: Set<String> = []
  ) throws -> (kind: ErrorKind, symbol: String?) {
    let module = CheckedModule(
      folder: AppFolder(at: "/a", named: "a"), sources: AppSources(["A.swift": source], in: "/a"),
      emptyModules: emptyModules, errors: [])
    let error = try #require(CompilerError("/a/A.swift:2:7: error: \(message)"))
    return ErrorSorter(module).sort(error)
  }

  @Test func `What UIKit lacks is named`() {
    forEachRow([
      ("cannot find type 'UIStoryboard' in scope", "UIStoryboard"),
      ("cannot find 'UIGraphicsGetCurrentContext' in scope", "UIGraphicsGetCurrentContext"),
      ("value of type 'UIView' has no member 'draw'", "UIView.draw"),
      ("value of type 'B' has no member 'largeContentTitle'", "UIButton.largeContentTitle"),
      ("type 'UIView.AnimationOptions?' has no member 'a'", "UIView.AnimationOptions.a"),
      ("value of type 'any UITableViewDelegate' has no member 'a'", "UITableViewDelegate.a"),
      ("property does not override any property from its superclass", "override B"),
      ("initializers in structs are not marked with 'convenience'", "convenience init of a value type"),
      ("extra argument 'named' in call of 'UIColor'", "UIColor: extra argument 'named' in call of 'UIColor'"),
    ]) { message, symbol in
      let result = try sorted(message)
      expectEqual(result.kind, .uiKit)
      expectEqual(result.symbol, symbol)
    }
  }

  @Test func `Other errors are not UIKit's`() {
    forEachRow(
      [
        (
          "call to main actor-isolated instance method 'a()' in a synchronous nonisolated context", .isolation
        ),
        ("capture of 'a' with non-Sendable type 'UIView' in a '@Sendable' closure", .isolation),
        ("Objective-C interoperability is disabled", .objectiveC),
        ("cannot find type 'Realm' in scope", .other),
        ("cannot find 'UID' in scope", .other),
        ("cannot find type 'UIHostingController' in scope", .other),
        ("cannot find type 'B' in scope", .other),
        ("value of type 'UIView' has no member 'own'", .other),
        ("value of type 'String' has no member 'draw'", .other),
      ] as [(String, ErrorKind)]
    ) { message, kind in
      let result = try sorted(message)
      expectEqual(result.kind, kind)
      expectNil(result.symbol)
    }
  }

  @Test func `What a library or a module of the app's own extends is told from what UIKit lacks`() throws {
    // A member may be a library's where one is imported, and no framework's.
    forEachRow([("SnapKit", ErrorKind.other), ("MapKit", .uiKit)]) { module, kind in
      let result = try sorted(
        "value of type 'UIView' has no member 'snp'", in: "import \(module)", emptyModules: [module])
      expectEqual(result.kind, kind)
    }
    // A module of the app's own extends nothing that is not here.
    do {
      let sources = AppSources(
        ["Looks/Button.swift": "import UIKit", "App/A.swift": "import Looks\nlet a = 1"], in: "/a")
      let module = CheckedModule(
        folder: AppFolder(at: "/a", named: "a"), sources: sources, emptyModules: ["Looks"], errors: [])
      let error = try #require(
        CompilerError("/a/App/A.swift:2:7: error: value of type 'UIView' has no member 'look'"))
      expectEqual(ErrorSorter(module).sort(error).kind, .uiKit)
    }
  }

  @Test func `What overrides nothing counts by the class that it is in`() {
    forEachRow([("UIView", ErrorKind.uiKit), ("GKState", .other), ("Base", .uiKit)]) { superclass, kind in
      let result = try sorted(
        "method does not override any method from its superclass",
        in: "class A: \(superclass) {\noverride func b() {} }\nclass Base: UILabel {}")
      expectEqual(result.kind, kind)
    }
  }
}
