import Commands
import Porting

// The plugin runs this program. It is separate so that a package without an app to port does not compile Porting.
Program([PortCommand()], version: Version.text(of: "port-sources")).runProcess()
