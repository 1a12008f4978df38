import Expectations
import InterfaceDocuments
import Testing

/// What a file that cannot be read is refused with.
@Suite struct InterfaceFaultTests {
  private func fault(in text: String) -> String {
    do throws(InterfaceFault) {
      _ = try InterfaceDocument(Array(text.utf8), file: "A.xib")
      return "accepted"
    } catch {
      return error.description
    }
  }

  @Test func `A file that is not XML is refused with a position and what was expected`() {
    forEachRow([
      ("", "A.xib:1:1: expected an element, found the end of the file"),
      ("hello", "A.xib:1:1: expected '<', found 'h'"),
      ("<document", "A.xib:1:10: expected '>', found the end of the file"),
      ("<document>\n  <a>\n", "A.xib:3:1: expected '</a>', found the end of the file"),
      ("<document>\n  <a></b>", "A.xib:2:6: expected '</a>' for the element of line 2, found '</b>'"),
      ("</document>", "A.xib:1:1: expected an element, found '</document>'"),
      ("<document a=1/>", "A.xib:1:13: expected a quotation mark, found '1'"),
      ("<document a=\"1/>", "A.xib:1:17: expected a quotation mark, found the end of the file"),
      ("<document a='1' a='2'/>", "A.xib:1:17: the attribute 'a' occurs twice"),
      ("<document a='&x;'/>", "A.xib:1:14: '&x;' is not known; expected amp, lt, gt, quot, apos or a number"),
      (
        "<document a='&#0;'/>",
        "A.xib:1:14: '&#0;' is not known; expected amp, lt, gt, quot, apos or a number"
      ),
      ("<document a='a & b'/>", "A.xib:1:16: expected a reference such as '&amp;', found '&'"),
      ("<document/><document/>", "A.xib:1:12: expected the end of the file, found <document>"),
      ("<document><!-- </document>", "A.xib:1:27: expected '-->', found the end of the file"),
      (
        "<!DOCTYPE d [<!ENTITY a \"aa\"><!ENTITY b \"&a;&a;\">]><document>&b;</document>",
        "A.xib:1:1: a document type is not read; expected the element 'document'"
      ),
    ]) { text, expected in
      expectEqual(fault(in: text), expected)
    }
  }

  @Test func `A document for another system or of another kind is refused`() {
    forEachRow([
      ("<plist/>", "A.xib:1:1: expected a document of Interface Builder for iOS, found the element 'plist'"),
      (
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
        "A.xib:1:1: expected a document of Interface Builder for iOS, found com.apple.InterfaceBuilder3.Cocoa.XIB"
      ),
      ("<document targetRuntime=\"iOS.CocoaTouch\"/>", "accepted"),
    ]) { text, expected in
      expectEqual(fault(in: text), expected)
    }
  }

  @Test func `Elements inside each other, long files and other encodings have limits`() {
    let deep = String(repeating: "<a>", count: 300)
    expectEqual(
      fault(in: "<document>\(deep)"), "A.xib:1:776: expected at most 256 elements inside each other")
    let many = String(repeating: "<a/>", count: 200_001)
    expectEqual(fault(in: "<document>\(many)</document>"), "A.xib:1:800007: expected at most 200000 elements")
    #expect(throws: InterfaceFault.self) { try InterfaceDocument([0xFF, 0xFE, 0x3C, 0x00], file: "A.xib") }
  }

  @Test func `An identifier that occurs twice is a warning`() throws {
    let text = "<document>\n<a id=\"x\"/>\n<b id=\"x\"/>\n<c id=\"-1\"/><c id=\"-1\"/></document>"
    let document = try InterfaceDocument(Array(text.utf8), file: "A.xib")
    expectEqual(
      document.warnings.map(\.description), ["A.xib:3:1: the identifier 'x' is that of line 2, too"])
    expectEqual(document.element("x")?.name, "a")
  }

  @Test func `The nearest name differs in at most a third of its letters`() {
    expectEqual(nearestName(to: "textColour", among: ["text", "textColor"]), "textColor")
    expectEqual(nearestName(to: "Brnad", among: ["Brand", "Bread"]), "Brand")
    expectEqual(nearestName(to: "skpi", among: ["skip", "stop"]), "skip")
    expectNil(nearestName(to: "unrelated", among: ["text", "textColor"]))
  }
}
