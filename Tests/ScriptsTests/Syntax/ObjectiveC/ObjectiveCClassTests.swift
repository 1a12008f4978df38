import Expectations
import Scripts
import Testing

@Suite struct ObjectiveCClassTests {
  @Test func `The methods of a test class run in the order in which a test calls them`() throws {
    let source = """
      #import "showcase.h"

      @interface ATestCase : XCTestCase
      @end

      NSString *const name = @"a";

      @implementation ATestCase {
        int unused;
      }

      - (void)tearDown {
        [super tearDown];
        Close();
      }

      // Says hello.
      - (void)testHello {
        snapshot(name);
      }

      - (void)setUp {
        [super setUp];
        Open(name);
      }

      @end
      """
    let script = try Script(parsing: source, language: .objectiveC)
    expectEqual(
      script.statements.map(\.canonicalText),
      [
        #"let name = "a""#, "Open(name)", "snapshot(name)", "Close()",
      ])
  }

  @Test func `What a class of one test does not have is an error`() {
    forEachRow([
      (
        "- (void)testA {}\n- (void)testB {}",
        """
        3:9: error: 'testB' is a second test, after 'testA'
          expected: one test; split the file into a script for each
        """
      ),
      ("", "1:1: error: the class has no test\n  expected: '- (void)test...'"),
      (
        "- (void)setup { a b; { } }\n- (void)testA {}",
        """
        2:9: error: the method 'setup' has no place in a script
          expected: 'setUp', 'tearDown' or one 'test...'
          nearest:  setUp
        """
      ),
      ("- (void)testA:(int)a { }", "2:14: error: ':' is out of place\n  expected: '{'"),
      (
        "int a;\n- (void)testA {}",
        "2:1: error: 'int' is out of place\n  expected: a method, as '- (void)testLaunch {', or '@end'"
      ),
      ("- (void)testA { f(] }", "2:19: error: ']' is out of place\n  expected: a value"),
      ("- (void)testA { if (a) { b(); } }", "2:24: error: '{' is out of place\n  expected: ';'"),
      ("- (void)testA { f();", "3:1: error: '@' is out of place\n  expected: '}', which closes the method"),
    ]) { members, message in
      expectEqual(faults("@implementation A\n\(members)\n@end", .objectiveC), [message])
    }
  }

  @Test func `A class that is never closed, and a second test, are errors`() {
    // A class that is never closed is an error at its start.
    forEachRow([
      "@implementation A\n- (void)testA { }", "@interface A : B\n", "@protocol A",
    ]) { source in
      expectEqual(faults(source, .objectiveC), ["1:1: error: the class is never closed\n  expected: '@end'"])
    }
    // Two classes have two tests, which is reported.
    do {
      let source = "@implementation A\n- (void)testA {}\n@end\n@implementation B\n- (void)testA {}\n@end"
      expectEqual(
        faults(source, .objectiveC).map { $0.prefix { $0 != "\n" } },
        [
          "5:9: error: 'testA' is a second test, after 'testA'"
        ])
    }
  }
}
