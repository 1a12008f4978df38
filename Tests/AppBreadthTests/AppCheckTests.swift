import Diagnostics
import Expectations
import Foundation
import Porting
import TestSupport
import Testing

@testable import AppBreadth

@Suite struct AppCheckTests {
  @Test func `Files of the same name are compiled together, and errors name the app's own files`() {
    forEachRow([true, false]) { portsSources in
      let folder = try TemporaryFolder()
      try folder.write("import UIKit\nclass First: UIView {}\nlet first: Missing", to: "A/Extension.swift")
      try folder.write("import UIKit\n\nlet second = First().missing", to: "B/Extension.swift")
      let compiler = try SwiftCompiler(environment: ProcessInfo.processInfo.environment, languageMode: 5)
      let module = try AppCheck(compiler, portsSources: portsSources).module(
        of: AppFolder(at: folder.root, named: "App"))
      expectEqual(
        Set(module.errors.map { "\($0.file.dropFirst(folder.root.count)):\($0.position.line)" }),
        ["/A/Extension.swift:3", "/B/Extension.swift:3"])
    }
  }
}
