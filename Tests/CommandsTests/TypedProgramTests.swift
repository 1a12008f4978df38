import Expectations
import Testing

@testable import Commands

@Suite struct TypedProgramTests {
  @Test func `A program is named as a person starts it`() {
    forEachRow([
      ("/a/.build/debug/trails", nil, "swift run trails"), ("/usr/bin/showcase", nil, "showcase"),
      ("/usr/bin/showcase", "", "showcase"),
      ("/a/.build/showcase/program/trails", "./showcase", "./showcase"),
      ("/a/.build/showcase/program/trails", "My App/showcase", "'My App/showcase'"),
    ]) { path, launcher, name in
      let environment = launcher.map { ["SHOWCASE_LAUNCHER": $0] } ?? [:]
      expectEqual(Console.typedProgram(path, in: environment), name)
    }
  }
}
