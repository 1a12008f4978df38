import Diagnostics
import Expectations
import Foundation
import Testing

@testable import AppPackages

@Suite struct ConfigurationFileTests {
  private func read(
    _ files: [String: String], _ path: String = "Config/App.xcconfig"
  ) -> (
    values: [String], remarks: [String]
  ) {
    var file = ConfigurationFile(bytes: { files[$0].map { Data($0.utf8) } }, shown: { "My/\($0)" })
    let values = file.assignments(in: path).map { "\($0.key)=\($0.value)" }
    return (values, file.remarks.map(\.description))
  }

  @Test func `Assignments are read in their order, those of included files in their place`() {
    let (values, remarks) = read([
      "Config/App.xcconfig": """
      // A comment
      A = 1 // and another
      #include "../Base.xcconfig"
      #include? "Local.xcconfig"
      A = 2 ;\r
      B[sdk=iphoneos*][arch=arm64] = x = y
      C =
      """,
      "Base.xcconfig": "A = 0\nD=$(inherited) d",
    ])
    expectEqual(
      values, ["A=1", "A=0", "D=$(inherited) d", "A=2", "B[sdk=iphoneos*][arch=arm64]=x = y", "C="])
    expectEqual(remarks, [])
  }

  @Test func `What Xcode would refuse is a remark beside the rest`() {
    forEachRow([
      (
        "#include \"No.xcconfig\"",
        "My/Config/App.xcconfig:1:1: error: there is no file 'My/Config/No.xcconfig' to include"
      ),
      ("no assignment", "My/Config/App.xcconfig:1:1: error: 'no assignment' is no build setting"),
      ("#include Other", "My/Config/App.xcconfig:1:1: error: '#include Other' names no file"),
      (
        "#include \"App.xcconfig\"",
        "My/Config/App.xcconfig:1:1: error: 'App.xcconfig' includes itself: My/Config/App.xcconfig, My/Config/App.xcconfig"
      ),
    ]) { line, remark in
      let (values, remarks) = read(["Config/App.xcconfig": "\(line)\nA = 1"])
      expectEqual(values, ["A=1"])
      expectEqual(remarks.count, 1)
      expectTrue(remarks.first?.hasPrefix(remark) == true, "\(remarks)")
    }
    expectEqual(read([:]).remarks.count, 1)
  }
}
