import Expectations
import Testing

@testable import AppPackages

@Suite struct PodspecTests {
  @Test func `A pattern matches paths as Ruby's do`() {
    forEachRow([
      ("A/**/*.swift", "A/B/C/D.swift", true), ("A/**/*.swift", "A/D.swift", true),
      ("A/*.swift", "A/B/D.swift", false),
      ("A/*.{h,swift}", "A/D.swift", true), ("A/*.{h,m}", "A/D.swift", false), ("A", "A/D.swift", true),
      ("A", "A/B/D.swift", false), ("A/**/*", "A/B/D.swift", true), ("A/?.swift", "A/D.swift", true),
      ("**/D.swift", "D.swift", true),
    ]) { pattern, path, isMatch in
      expectEqual(FilePattern(pattern).matches(path), isMatch)
    }
  }

  @Test func `Sources and the module's name are read from Ruby`() {
    let spec = Podspec(
      """
      Pod::Spec.new do |s|
        s.name = "My-Kit"
        # s.source_files = 'Old/*'
        s.source_files = 'Source/**/*.swift',
                         "More/*.swift"
        s.subspec 'Core' do |core|
          core.name = 'x'
          core.source_files = ['Core/*.{h,swift}']
        end
      end
      """, isJSON: false)
    expectEqual(spec.module, "My_Kit")
    expectEqual(spec.patterns, ["Source/**/*.swift", "More/*.swift", "Core/*.{h,swift}"])
  }

  @Test func `Default subspecs are read from JSON`() {
    let spec = Podspec(
      """
      {"name": "Kit", "module_name": "KitModule", "source_files": "A/*.swift", "default_subspecs": "Core",
       "subspecs": [{"name": "Core", "source_files": ["B/*.swift"]}, {"name": "Rx", "source_files": "C/*.swift"}]}
      """, isJSON: true)
    expectEqual(spec.module, "KitModule")
    expectEqual(spec.patterns, ["A/*.swift", "B/*.swift"])
    expectEqual(Podspec("{", isJSON: true).patterns, [])
  }
}
