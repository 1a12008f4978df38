/// What readers of JUnit XML agree on, as a schema: a report must not have anything else.
///
/// GitLab drops the second of two cases with one class name and name, and several readers take one `system-out` only.
enum JUnitSchema {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
      <xs:element name="testsuites">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="testsuite" type="suite" minOccurs="0" maxOccurs="unbounded"/>
          </xs:sequence>
          <xs:attributeGroup ref="counts"/>
        </xs:complexType>
        <xs:unique name="cases">
          <xs:selector xpath="testsuite/testcase"/>
          <xs:field xpath="@classname"/>
          <xs:field xpath="@name"/>
        </xs:unique>
        <xs:unique name="suites">
          <xs:selector xpath="testsuite"/>
          <xs:field xpath="@name"/>
        </xs:unique>
      </xs:element>
      <xs:complexType name="suite">
        <xs:sequence>
          <xs:element name="testcase" type="case" maxOccurs="unbounded"/>
        </xs:sequence>
        <xs:attributeGroup ref="counts"/>
      </xs:complexType>
      <xs:complexType name="case">
        <xs:sequence>
          <xs:choice minOccurs="0">
            <xs:element name="error" type="verdict"/>
            <xs:element name="failure" type="verdict"/>
            <xs:element name="skipped" type="verdict"/>
          </xs:choice>
          <xs:element name="system-out" type="xs:string" minOccurs="0"/>
        </xs:sequence>
        <xs:attribute name="classname" type="xs:string" use="required"/>
        <xs:attribute name="name" type="xs:string" use="required"/>
        <xs:attribute name="file" type="xs:string"/>
        <xs:attribute name="time" type="seconds" use="required"/>
      </xs:complexType>
      <xs:complexType name="verdict">
        <xs:simpleContent>
          <xs:extension base="words">
            <xs:attribute name="type" type="xs:string" use="required"/>
            <xs:attribute name="message" type="xs:string" use="required"/>
          </xs:extension>
        </xs:simpleContent>
      </xs:complexType>
      <xs:simpleType name="words">
        <xs:restriction base="xs:string">
          <xs:minLength value="1"/>
        </xs:restriction>
      </xs:simpleType>
      <xs:simpleType name="seconds">
        <xs:restriction base="xs:string">
          <xs:pattern value="-?[0-9]+(\\.[0-9]+)?"/>
        </xs:restriction>
      </xs:simpleType>
      <xs:attributeGroup name="counts">
        <xs:attribute name="name" type="xs:string" use="required"/>
        <xs:attribute name="tests" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="failures" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="errors" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="skipped" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="time" type="seconds" use="required"/>
      </xs:attributeGroup>
    </xs:schema>

    """
}
