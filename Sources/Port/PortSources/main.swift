import Commands
import Porting

// The plugin runs this program. It is separate so that packages without an app to port need not compile Porting.
Program([PortCommand()], version: Version.text(of: "port-sources")).runProcess()
