import Expectations
import RenderTree
import Testing

@testable import Exploring

@Suite struct ScreenAuditTests {
  private func faults(_ lines: [String], typed inputs: [Input] = []) throws -> [String] {
    var typed = TypedTexts()
    for input in inputs { typed.add(input) }
    let text = lines.map { "  \($0)\n" }.joined()
    let audit = ScreenAudit(
      try RenderNode(text: "UIWindow (0 0; 390 844) background=#FFFFFF\n" + text), typed: typed)
    return audit.faults(for: ScreenAudit.oracles).map { "\($0.oracle) \($0.subject): \($0.detail)" }
  }

  @Test func `Each rule of the audit that finds a fault has an oracle, and recommendations have not`() throws
  {
    let rows: [(line: String, faults: [String])] = [
      ("UIButton #it (0 0; 50 50) role=button", ["unlabeled UIButton #it: the button has no label"]),
      (#"UIButton #it (0 0; 5 5) role=button spoken="Go""#, []),
      (
        #"UIButton #it (0 0; 50 50) role=button spoken="Go" covered="UIView""#,
        ["covered UIButton #it: is covered by UIView"]
      ),
      (
        "UIView #it (0 0; 50 50) mute=taps",
        ["unreachable UIView #it: takes taps, but VoiceOver does not reach it"]
      ),
      (
        #"UILabel #it "A" (0 0; 50 50) unsafe="9 points beyond the top""#,
        ["outsideSafeArea UILabel #it: is 9 points beyond the top of the safe area"]
      ),
    ]
    forEachRow(rows) { row in expectEqual(try faults([row.line]), row.faults) }
  }

  @Test func `The keyboard covers a field that it types into, and other controls for a while`() throws {
    let line = #"UITextField #it (0 0; 50 50) [focused] role=textField spoken="Name" covered="the keyboard""#
    expectEqual(try faults([line]), ["covered UITextField #it: is covered by the keyboard"])
    expectEqual(try faults([line.replacing(" [focused]", with: "")]), [])
  }

  @Test func `A text that cannot be seen is a fault, and one that is hard to read is not`() throws {
    expectEqual(try faults([#"UILabel #it "A" (0 0; 50 50) color=#F0F0F0"#]).count, 1)
    expectEqual(try faults([#"UILabel #it "A" (0 0; 50 50) color=#909090"#]), [])
  }

  @Test func `A typed text may be cut, and others may not`() throws {
    let line = #"UILabel #it "Sent a long long long long text" (0 0; 50 50) shown="Sent a""#
    expectEqual(try faults([line]).count, 1)
    let long = "grey_replaceText(\(RareTexts.all.first { $0.count > 100 }.map { "\"\($0)\"" } ?? ""))"
    expectEqual(try faults([line], typed: [Input(.typeRareText, to: "", [long])]), [])
    expectEqual(try faults([line], typed: [Input(.typeRareText, to: "", ["grey_clearText()"])]).count, 1)
  }

  @Test func `Fields have one subject whatever is typed, and views of one name have one`() throws {
    let field = #"UITextField "a" (0 0; 50 50) role=textField"#
    expectEqual(try faults([field]), [#"unlabeled UITextField: UITextField "a" the textField has no label"#])
    expectEqual(try faults([field + #" placeholder="Name""#]), [])
    expectEqual(try faults([field.replacing("role=textField", with: "role=searchField")]), [])
    let buttons = (0..<2).map {
      #"UIButton "A" (0 \#($0 * 60); 50 50) role=button covered="UIView" spoken="A""#
    }
    let subjects = try faults(buttons).map { $0.prefix { $0 != ":" } }
    expectEqual(subjects, [#"covered UIButton "A""#, #"covered UIButton "A""#])
  }

  @Test func `Cut placeholders of one type are one finding, and VoiceOver reads those of cells`() throws {
    let fields = ["Build", "Begin"].map {
      #"Field (0 0; 50 50) placeholder="\#($0) a website" shown="\#($0)""#
    }
    expectEqual(
      try faults(fields).map { $0.prefix { $0 != ":" } }, ["clippedText Field", "clippedText Field"])
    let cell = ["UITableViewCell (0 0; 390 50) role=cell", "  UITextField (0 0; 50 50)"]
    expectEqual(try faults(cell).count, 1)
    expectEqual(try faults([cell[0], cell[1] + #" placeholder="Domain""#]), [])
  }

  @Test func `A typed text may be cut in an address that encodes it`() throws {
    let line = #"UILabel #it "https://a.example/?q=%3Cb%3E%22%25@%5C&x=1" (0 0; 50 50) shown="https""#
    let input = Input(.typeRareText, to: "", [##"grey_replaceText("<b>\"%@\\")"##])
    expectEqual(try faults([line]).count, 1)
    expectEqual(try faults([line], typed: [input]), [])
    expectEqual(try faults([line.replacing("%5C", with: "")], typed: [input]).count, 1)
  }

  @Test
  func `A label that leaves out the middle of its text is no finding, and one that is cut at its end is`()
    throws
  {
    func faults(_ shown: String) throws -> Int {
      try self.faults([#"UILabel #it "https://example.com/a" (0 0; 50 50) shown="\#(shown)""#]).count
    }
    expectEqual(try faults("https…/a"), 0)
    expectEqual(try faults("…example.com/a"), 0)
    expectEqual(try faults("https://…"), 1)
  }

  @Test func `The only cell of a list is a row, too`() throws {
    let lines = ["UICollectionView (0 0; 390 800) content=(390 900)", "  TabCell (0 0; 90 50)"]
    let label = #"    UILabel "Title" (0 0; 50 50) shown="Ti…""#
    expectEqual(
      try faults(lines + [label]).map { $0.prefix { $0 != ":" } }, ["clippedText UILabel in TabCell"])
  }

  @Test func `The rows of a list have one subject`() throws {
    let rows = (0..<3).map { "  Row (0 \($0 * 50); 390 50)\n      UIButton (0 0; 50 50) role=button" }
    let subjects = try faults(["UITableView (0 0; 390 800) content=(390 900)"] + rows).map { $0.prefix(27) }
    expectEqual(Set(subjects), ["unlabeled UIButton in Row: "])
  }
}
