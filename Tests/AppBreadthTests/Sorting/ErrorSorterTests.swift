import Expectations
import Testing

@testable import AppBreadth

@Suite struct ErrorSorterTests {
  private func sorted(
    _ message: String,
    in source: String = "import UIKit\nclass B: UIButton {}\nextension UIView { var own: Int { 1 } }",
    emptyModules: Set<String> = []
  ) throws -> SortedError {
    let module = CheckedModule(
      "a", ["A.swift": source], errors: ["/a/A.swift:2:7: error: \(message)"], emptyModules: emptyModules)
    return ErrorSorter(module, in: BuildNames([module])).sort(try #require(module.errors.first))
  }

  @Test func `What UIKit lacks is named`() {
    forEachRow([
      ("cannot find type 'UIStoryboard' in scope", "UIStoryboard"),
      ("cannot find 'UIGraphicsGetCurrentContext' in scope", "UIGraphicsGetCurrentContext"),
      ("value of type 'UIView' has no member 'draw'", "UIView.draw"),
      ("value of type 'B' has no member 'largeContentTitle'", "UIButton.largeContentTitle"),
      ("type 'UIView.AnimationOptions?' has no member 'a'", "UIView.AnimationOptions.a"),
      ("type 'UIColor' has no member 'systemFoo'", "UIColor.systemFoo"),
      ("value of type 'any UITableViewDelegate' has no member 'a'", "UITableViewDelegate.a"),
      ("value of type 'NSObject' has no member 'accessibilityLabel'", "NSObject.accessibilityLabel"),
      ("property does not override any property from its superclass", "override B"),
      ("initializers in structs are not marked with 'convenience'", "convenience init of a value type"),
      ("extra argument 'named' in call of 'UIColor'", "UIColor: extra argument 'named' in call of 'UIColor'"),
      (
        "'a' is inaccessible\n/x/HeadlessUIKit/A.swift:1:1: note: 'a' declared here", "B: 'a' is inaccessible"
      ),
    ]) { message, symbol in
      let result = try sorted(message)
      expectEqual(result.kind, .uiKit)
      expectEqual(result.symbol, symbol)
    }
  }

  @Test func `What is called where the error is counts where the error names nothing of UIKit`() throws {
    let result = try sorted(
      "incorrect argument labels in call (have 'named:in:', expected 'cgImage:')",
      in: "import UIKit\nlet a = UIImage(named: 1, in: 2)\nlet b = 1")
    expectEqual(result.kind, .other)
    let source = "import UIKit\nlet a=UIImage(named: 1, in: 2)"
    let image = try sorted(
      "incorrect argument labels in call (have 'named:in:', expected 'cgImage:')", in: source)
    expectEqual(image.symbol, "UIImage(named:in:)")
  }

  @Test func `Other errors are not UIKit's`() {
    forEachRow(
      [
        (
          "call to main actor-isolated instance method 'a()' in a synchronous nonisolated context", .isolation
        ),
        ("capture of 'a' with non-Sendable type 'UIView' in a '@Sendable' closure", .isolation),
        ("Objective-C interoperability is disabled", .objectiveC),
        ("cannot find type 'Realm' in scope", .other), ("cannot find 'UID' in scope", .other),
        ("cannot find type 'UIHostingController' in scope", .other),
        ("cannot find type 'B' in scope", .other), ("value of type 'UIView' has no member 'own'", .other),
        ("value of type 'Realm' has no member 'draw'", .other),
        ("type 'UIColor' has no member 'brand'", .other),
        ("value of type 'UserDefaults' has no member 'setValue'", .foundation),
        ("cannot find type 'NSDataDetector' in scope", .foundation),
        ("cannot find 'URLRequest' in scope", .foundation), ("unknown attribute 'Published'", .foundation),
        ("'URLSession' is unavailable: This type has moved to the FoundationNetworking module.", .foundation),
        ("cannot find 'Selector' in scope", .objectiveC),
        ("'NSExpression' is unavailable: not available in swift-corelibs-foundation", .foundation),
        ("value of type 'XMLElement' (aka 'AnyObject') has no member 'stringValue'", .foundation),
        ("'a' is inaccessible\nFoundation.Formatter.a:1:1: note: 'a' declared here", .foundation),
      ] as [(String, ErrorKind)]
    ) { message, kind in
      let result = try sorted(message, in: "import UIKit\nlet a = 1\nclass B {}\nlet own = 1")
      expectEqual(result.kind, kind)
      expectNil(result.symbol)
    }
  }

  @Test func `A member of UIKit's types that a library may have is put down to neither`() {
    forEachRow(
      [
        ("SnapKit", "pinned", .uiKitOrModule, "UIView.pinned"), ("SnapKit", "snp", .otherModule, "SnapKit"),
        ("SDWebImage", "sd_setImage", .otherModule, "SDWebImage"),
        ("MapKit", "snp", .uiKit, "UIView.snp"),
      ] as [(String, String, ErrorKind, String)]
    ) { module, member, kind, symbol in
      let result = try sorted(
        "value of type 'UIView' has no member '\(member)'", in: "import \(module)", emptyModules: [module])
      expectEqual(result.kind, kind)
      expectEqual(result.symbol, symbol)
    }
  }

  @Test func `What an absent module has is put down to it`() {
    forEachRow([
      ("cannot find 'Text' in scope", "SwiftUI"), ("unknown attribute 'State'", "SwiftUI"),
      ("no macro named 'Preview'", "SwiftUI"), ("module 'SwiftUI' has no member named 'Text'", "SwiftUI"),
      ("cannot find type 'SFSafariViewController' in scope", "SafariServices"),
      ("cannot call value of non-function type 'module<SwiftUI>'", "SwiftUI"),
      ("type 'UIColor' has no member 'brand'", "SwiftUI"),
    ]) { message, symbol in
      let result = try sorted(
        message, in: "import SwiftUI\nimport SafariServices", emptyModules: ["SafariServices", "SwiftUI"])
      expectEqual(result.kind, .otherModule)
      expectEqual(result.symbol, symbol)
    }
  }

  @Test func `A folder whose files import a module of its name is not that module`() throws {
    let module = CheckedModule(
      "a", ["SwiftUI/Screen.swift": "import SwiftUI\nlet a = Text(\"\")"],
      errors: ["/a/SwiftUI/Screen.swift:2:9: error: cannot find 'Text' in scope"], emptyModules: ["SwiftUI"])
    expectEqual(ErrorSorter(module, in: BuildNames([module])).sort(module.errors[0]).symbol, "SwiftUI")
  }

  @Test func `A module of the app's own is compiled with it, so nothing is put down to it`() throws {
    let module = CheckedModule(
      "a", ["Looks/Button.swift": "import UIKit", "App/A.swift": "import Looks\nlet a = 1"],
      errors: ["/a/App/A.swift:2:7: error: value of type 'UIView' has no member 'look'"],
      emptyModules: ["Looks"])
    expectEqual(ErrorSorter(module, in: BuildNames([module])).sort(module.errors[0]).kind, .uiKit)
  }

  @Test func `What follows from a missing superclass has its kind`() throws {
    let module = CheckedModule(
      "a",
      [
        "A.swift": "import Realm\nimport UIKit\nclass A: RealmController {}\nlet a = 1",
        "B.swift": "import UIKit\nclass B: UIMissing {}",
      ],
      errors: [
        "/a/A.swift:3:10: error: cannot find type 'RealmController' in scope",
        "/a/A.swift:4:5: error: value of type 'A' has no member 'view'",
        "/a/B.swift:2:10: error: cannot find type 'UIMissing' in scope",
        "/a/B.swift:2:10: error: cannot convert value of type 'B' to expected argument type 'UIView'",
      ], emptyModules: ["Realm"])
    let sorter = ErrorSorter(module, in: BuildNames([module]))
    expectEqual(module.errors.map { sorter.sort($0).kind }, [.otherModule, .otherModule, .uiKit, .uiKit])
    expectEqual(module.errors.map { sorter.sort($0).symbol }, ["Realm", "Realm", "UIMissing", "UIMissing"])
  }

  @Test func `A member that is called by its name alone is the missing superclass's`() throws {
    let module = CheckedModule(
      "a", ["A.swift": "import Realm\nclass A: Object {\nfunc a() { invalidate() }\nlet b: Shape\n}"],
      errors: [
        "/a/A.swift:2:10: error: cannot find type 'Object' in scope",
        "/a/A.swift:3:12: error: cannot find 'invalidate' in scope",
      ], emptyModules: ["Realm"])
    let sorter = ErrorSorter(module, in: BuildNames([module]))
    expectEqual(module.errors.map { sorter.sort($0).symbol }, ["Realm", "Realm"])
  }

  @Test func `A superclass of UIKit is not missing where only a file without it cannot find it`() throws {
    let module = CheckedModule(
      "a",
      ["A.swift": "import UIKit\nclass A: UIButton {}\nlet a = A().shine", "B.swift": "let b: UIButton"],
      errors: [
        "/a/A.swift:3:13: error: value of type 'A' has no member 'shine'",
        "/a/B.swift:1:8: error: cannot find type 'UIButton' in scope",
      ])
    let sorter = ErrorSorter(module, in: BuildNames([module]))
    expectEqual(module.errors.map { sorter.sort($0).symbol }, ["UIButton.shine", "UIButton"])
  }

  @Test func `A class that another module of the build declares is known by its superclasses there`() throws {
    let kit = CheckedModule("Kit", ["K.swift": "import UIKit\npublic class Base: UILabel {}"])
    let app = CheckedModule(
      "App", ["A.swift": "import Kit\nclass A: Base {}"],
      errors: ["/App/A.swift:2:7: error: value of type 'A' has no member 'shine'"])
    expectEqual(ErrorSorter(app, in: BuildNames([kit, app])).sort(app.errors[0]).symbol, "UILabel.shine")
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
